import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './scalars.ts'

/** Bytes of the largest image that is taken: 5 MB. */
export const uploadLimit = 5 * 1024 * 1024

/** Images that go with one request at most. */
export const uploadsTogether = 3

/** Ids of images that were uploaded for a request. */
export const uploadIds = z.array(id).check(z.maxLength(uploadsTogether))

/** An image as the platform keeps it: made anew from what was sent, without anything but the image. */
const upload = z.object({
  id,
  /** Where the uploader sees it again; good for an hour. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Bytes. */
  size: z.int(),
})

export const uploadPicture = defineCall({
  id: 'uploadPicture',
  method: 'POST',
  path: '/wps/uploads',
  summary:
    'Takes one PNG or JPG of at most 5 MB and 25 megapixels as the raw body. Its id then goes with a promotion, a feedback or a withdrawal within a day.',
  roles: ['member', 'agent'],
  upload: { types: ['image/png', 'image/jpeg'], maxBytes: uploadLimit },
  value: upload,
  errors: ['fileRefused', 'tooManyOpen'],
})

export const uploadCalls = { uploadPicture } as const
