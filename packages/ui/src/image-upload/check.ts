import { type ImageType, imageTypes } from './settings.ts'

/** Why a file was refused. */
export type ImageRefusal = 'type' | 'size' | 'count' | 'empty' | 'twice'

/** A file that was refused, by its name. */
export interface RefusedImage {
  name: string
  reason: ImageRefusal
}

/** What a set of images may be. */
export interface ImageLimits {
  types: readonly ImageType[]
  maxBytes: number
  maxCount: number
}

const signatures: Readonly<Record<ImageType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/** The kind of image that a file's first bytes say it is, whatever it is called. */
export async function imageTypeOf(file: Blob): Promise<ImageType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return imageTypes.find((type) => signatures[type].every((byte, at) => bytes[at] === byte))
}

/** Sorts new files into those that can be taken and those that cannot, each with its reason. */
export async function sortImages(files: readonly File[], present: readonly File[], limits: ImageLimits) {
  const taken: File[] = []
  const refused: RefusedImage[] = []
  for (const file of files) {
    const reason = await refusal(file, [...present, ...taken], limits)
    if (reason) refused.push({ name: file.name, reason })
    else taken.push(file)
  }
  return { taken, refused }
}

async function refusal(
  file: File,
  before: readonly File[],
  limits: ImageLimits,
): Promise<ImageRefusal | undefined> {
  const same = (other: File) =>
    other.name === file.name && other.size === file.size && other.lastModified === file.lastModified
  if (before.some(same)) return 'twice'
  if (file.size === 0) return 'empty'
  if (file.size > limits.maxBytes) return 'size'
  const type = await imageTypeOf(file).catch(() => undefined)
  if (!type || !limits.types.includes(type)) return 'type'
  return before.length >= limits.maxCount ? 'count' : undefined
}
