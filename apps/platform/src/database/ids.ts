import { randomFillSync } from 'node:crypto'

let lastMillisecond = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562): time-ordered, and rising within one process even inside one millisecond, by a 12-bit
 * counter after the timestamp; 62 random bits keep processes apart. Keys are generated here, never from a
 * database sequence, so any number of processes and shards may make them.
 */
export function newId(): string {
  const now = Date.now()
  if (now > lastMillisecond) {
    lastMillisecond = now
    counter = 0
  } else if (++counter > 0xfff) {
    lastMillisecond += 1
    counter = 0
  }
  const bytes = randomFillSync(Buffer.alloc(16))
  bytes.writeUIntBE(lastMillisecond, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
