import { crc32, deflateSync } from 'node:zlib'

/** Red, green, blue from 0 to 255. */
export type Paint = readonly [number, number, number]

/** A filled shape: how far a point is from its edge, in pixels, below zero inside. */
export interface Shape {
  readonly paint: Paint
  readonly distance: (x: number, y: number) => number
}

/** A square image of shapes, each over those before it, as a PNG; edges are smooth. */
export function png(size: number, ground: Paint, shapes: readonly Shape[]): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1))
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [r, g, b] = shapes.reduce<Paint>((under, { paint, distance }) => {
        const cover = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)))
        return cover === 0 ? under : mixed(under, paint, cover)
      }, ground)
      // Each row begins with its filter, which is none.
      const at = y * (size * 3 + 1) + 1 + x * 3
      rows[at] = r
      rows[at + 1] = g
      rows[at + 2] = b
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const body = deflateSync(rows, { level: 9 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function mixed(under: Paint, over: Paint, cover: number): Paint {
  const part = (index: 0 | 1 | 2) => Math.round(under[index] * (1 - cover) + over[index] * cover)
  return [part(0), part(1), part(2)]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
