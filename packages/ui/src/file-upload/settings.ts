/** What is taken where a FileUpload says nothing else. */
export const fileUploadSettings = {
  /** Largest file, in bytes: 10 MB. */
  maxBytes: 10 * 1024 * 1024,
  /** Most files. */
  maxCount: 5,
} as const
