import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Part = string | Uint8Array

/** A file of an archive, whose content may be streamed. */
export type ZippedFile = readonly [name: string, content: Iterable<Part> | AsyncIterable<Part>]

const version = 20
/** Sizes follow the content, which is unknown before it is written; names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** 1980-01-01, the first day that the format knows: a file has no time of its creation. */
const date = 0x0021

/** Whole numbers of two and four bytes, the lowest byte first. */
function record(signature: string, ...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = buffer.write(signature, 'latin1')
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** The fields of both headers of a file. */
const about = (name: Buffer, { crc, packed, size }: Sizes) =>
  [
    ...([
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, date],
    ] as const),
    ...([
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
    ] as const),
  ] as const

interface Sizes {
  crc: number
  packed: number
  size: number
}

/** A ZIP archive of less than 4 GB, written while its files are read: no more of it than a piece is in memory. */
export async function* zip(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
): AsyncGenerator<Uint8Array, void, void> {
  const directory: Buffer[] = []
  let [offset, written] = [0, 0]
  for await (const [path, content] of files) {
    written += 1
    const name = Buffer.from(path)
    const start = offset
    const sizes: Sizes = { crc: 0, packed: 0, size: 0 }
    const head = Buffer.concat([record('PK\x03\x04', ...about(name, sizes)), name])
    yield head
    async function* counted() {
      for await (const part of content) {
        const bytes = Buffer.from(part)
        sizes.crc = crc32(bytes, sizes.crc)
        sizes.size += bytes.length
        yield bytes
      }
    }
    // A failure of the content ends the reading below.
    const packing = pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
    for await (const bytes of packing as AsyncIterable<Buffer>) {
      sizes.packed += bytes.length
      yield bytes
    }
    const end = record('PK\x07\x08', [4, sizes.crc], [4, sizes.packed], [4, sizes.size])
    yield end
    offset += head.length + sizes.packed + end.length
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    ] as const
    directory.push(record('PK\x01\x02', [2, version], ...about(name, sizes), ...place), name)
  }
  const index = Buffer.concat(directory)
  const count = [2, written] as const
  yield Buffer.concat([
    index,
    record('PK\x05\x06', [2, 0], [2, 0], count, count, [4, index.length], [4, offset], [2, 0]),
  ])
}
