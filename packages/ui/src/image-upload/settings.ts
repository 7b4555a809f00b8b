/** What may be uploaded as an image, as the specification has it. */
export const imageUploadSettings = {
  /** Kinds of file, detected by their first bytes and not by their names. */
  types: ['image/png', 'image/jpeg'] as readonly ImageType[],
  /** Largest file, in bytes: 5 MB. */
  maxBytes: 5 * 1024 * 1024,
  /** Most files. */
  maxCount: 3,
} as const

/** A kind of image that can be detected by its first bytes. */
export const imageTypes = ['image/png', 'image/jpeg'] as const
/** A kind of image that can be detected by its first bytes. */
export type ImageType = (typeof imageTypes)[number]
