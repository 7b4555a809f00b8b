import sharp from 'sharp'
import { Refusal } from '../http/refusal.ts'
import { makeFairLine } from '../limits/fairLine.ts'
import { strip } from './strip.ts'

/** Pixels of the largest image that is decoded: 25 megapixels, 100 MB of memory. */
const pixelLimit = 25_000_000
const maxSide = 12_000

export interface Picture {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

/** A file's type by its first bytes. */
function typeOf(bytes: Uint8Array): Picture['type'] | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return startsWith(bytes, 0xff, 0xd8, 0xff) ? 'image/jpeg' : null
}

function refuse(reason: string): never {
  throw new Refusal('fileRefused', { params: { reason } })
}

/** Seconds after which libvips aborts an image; the largest that is allowed takes two. */
const decodeSeconds = 8

/** One image is decoded at a time, in libvips's own threads: two would be no faster, and need twice the memory. */
const line = makeFairLine({ perCaller: 4, places: 100 })

/**
 * Decodes an image whole and encodes it anew, upright: places, names and comments, data after the image and what
 * another program would read in it are removed, most of it before anything is decoded. Members take turns.
 */
export async function remakePicture(member: string, bytes: Uint8Array, claimed: string): Promise<Picture> {
  const type = typeOf(bytes)
  if (bytes.byteLength === 0) refuse('empty')
  if (type === null || type !== claimed) return refuse('type')
  const stripped = strip(bytes, type) ?? refuse('damaged')
  const { width, height } = stripped
  if (width * height > pixelLimit || Math.max(width, height) > maxSide) refuse('tooManyPixels')
  return line.take(member, async () => {
    const upright = sharp(stripped.bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
    const written =
      type === 'image/png' ? upright.png({ compressionLevel: 7 }) : upright.jpeg({ quality: 86 })
    const { data, info } = await written.toBuffer({ resolveWithObject: true }).catch(() => refuse('damaged'))
    return { bytes: data, type, width: info.width, height: info.height }
  })
}
