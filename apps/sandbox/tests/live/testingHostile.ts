import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'

/** What a hostile page sends once its socket is open, and the codes with which it may be closed. */
export interface Hostile {
  readonly kind: string
  readonly codes: readonly number[]
  send(socket: WebSocket): void
}

/** Closed by the platform: no hello, or a protocol that is not spoken. */
const noHello = [4400]
/** No such ticket, or no such talk. */
const unknownTicket = [4401, 4403]
/** Closed without a frame, as there was no peer to send it to. */
const gone = [1006]

/** The bytes beneath the client's own frames: what no WebSocket library would send. */
const raw = (socket: WebSocket): Duplex => (socket as unknown as { readonly _socket: Duplex })._socket

/** A frame with its mask of zeros, so that its bytes are as they are given. */
const frame = (first: number, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | bytes.length, 0, 0, 0, 0]), bytes])

const text = (kind: string, said: string, codes: readonly number[] = noHello): Hostile => ({
  ...{ kind, codes },
  send: (socket) => socket.send(said),
})

const bytes = (kind: string, sent: Buffer, codes: readonly number[]): Hostile => ({
  ...{ kind, codes },
  send: (socket) => void raw(socket).write(sent),
})

const wrongValues: readonly unknown[] = [
  null,
  7,
  true,
  [],
  {},
  ['hello'],
  { $ne: null },
  '',
  '\u0000',
  '\ud800',
]

/**
 * Every way to corrupt a hello whose ticket is in `field`, different each time: tickets, as long as real ones, and
 * bytes are random.
 */
export function spoiledHellos(field: 'ticket' | 'chatSession'): Hostile[] {
  const hello = (changed: object): string => {
    const ticket = randomBytes(32).toString('base64url')
    return JSON.stringify({ type: 'hello', [field]: ticket, lastSequence: 0, ...changed })
  }
  const spoiled = wrongValues.flatMap((value) => [
    text(`ticket ${JSON.stringify(value)}`, hello({ [field]: value }), [...noHello, ...unknownTicket]),
    text(`type ${JSON.stringify(value)}`, hello({ type: value })),
    text(`sequence ${JSON.stringify(value)}`, hello({ lastSequence: value }), [...noHello, ...unknownTicket]),
  ])
  const numbers = [-1, 0.5, 1e308, 2 ** 63].map((lastSequence) =>
    text(`sequence ${lastSequence}`, hello({ lastSequence }), [...noHello, ...unknownTicket]),
  )
  return [
    ...spoiled,
    ...numbers,
    ...['', '{', 'null', '[]', '"hello"', 'hello', '{}', '{"type":"hello"}'].map((said) => text(said, said)),
    text('deep', '['.repeat(4_000)),
    text('prototype', '{"__proto__":{"type":"hello"},"constructor":{"ticket":"x"}}'),
    text('wrong ticket', hello({}), unknownTicket),
    text('huge', 'x'.repeat(4_097), [1009]),
    text('huger', 'x'.repeat(2_000_000), [1009]),
    { kind: 'binary', codes: noHello, send: (socket) => socket.send(randomBytes(200)) },
    { kind: 'a hello as binary', codes: noHello, send: (socket) => socket.send(Buffer.from(hello({}))) },
    bytes('no UTF-8', frame(0x81, Buffer.from([0xff, 0xfe, 0xc0])), [1007]),
    bytes('reserved bits', frame(0xf1, Buffer.from('{}')), [1002]),
    bytes('unknown opcode', frame(0x83, Buffer.from('{}')), [1002]),
    bytes('no mask', Buffer.from([0x81, 0x02, 0x7b, 0x7d]), [1002]),
    bytes('a close with a code that there is not', frame(0x88, Buffer.from([0x00, 0x01])), [1002]),
    bytes('no protocol at all', Buffer.concat([Buffer.from([0xff]), randomBytes(300)]), [1002]),
    { kind: 'half closed', codes: gone, send: (socket) => void raw(socket).end() },
    {
      kind: 'half a frame, and closed',
      codes: gone,
      send: (socket) => void raw(socket).end(Buffer.from([0x81, 0xfe, 0x00])),
    },
    { kind: 'cut', codes: gone, send: (socket) => void raw(socket).destroy() },
  ]
}

/** Opens a socket, sends what is hostile, and returns the code that it was closed with; null where it was not. */
export function letGo(url: string, hostile: Hostile, withinMs = 60_000): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url)
    const late = setTimeout(() => {
      resolve(null)
      socket.terminate()
    }, withinMs)
    socket.on('open', () => hostile.send(socket))
    socket.on('error', () => {})
    socket.on('close', (code) => {
      clearTimeout(late)
      resolve(code)
    })
  })
}
