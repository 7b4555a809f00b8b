import sharp from 'sharp'
import { Refusal } from '../http/refusal.ts'
import type { Turns } from '../limits/turns.ts'

/** Pixels of the largest picture that is decoded: 25 megapixels, 100 MB of memory. */
const pixelLimit = 25_000_000
const longestSide = 12_000

export interface Picture {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

/** What the first bytes say that a file is. */
function typeOf(bytes: Uint8Array): Picture['type'] | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return startsWith(bytes, 0xff, 0xd8, 0xff) ? 'image/jpeg' : null
}

const refuse = (reason: string): never => {
  throw new Refusal('fileRefused', { params: { reason } })
}

/**
 * Decodes a picture whole and writes it anew, upright: places, names and comments, what stands behind the picture
 * and what another program would read in it are gone. One at a time in a process, away from the thread that answers.
 */
export function remakePicture(turns: Turns, bytes: Uint8Array, claimed: string): Promise<Picture> {
  const type = typeOf(bytes)
  if (bytes.byteLength === 0) refuse('empty')
  if (type === null || type !== claimed) return refuse('type')
  return turns.take('decode', crypto.randomUUID(), async () => {
    const source = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
    const { width, height } = await source.metadata().catch(() => refuse('damaged'))
    if (width * height > pixelLimit || Math.max(width, height) > longestSide) refuse('tooManyPixels')
    const upright = source.autoOrient()
    const written =
      type === 'image/png' ? upright.png({ compressionLevel: 7 }) : upright.jpeg({ quality: 86 })
    const { data, info } = await written.toBuffer({ resolveWithObject: true }).catch(() => refuse('damaged'))
    return { bytes: data, type, width: info.width, height: info.height }
  })
}
