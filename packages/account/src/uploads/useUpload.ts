import { uploadPicture } from '@baize/api/calls'
import { usePlatform } from '@baize/site'
import { useCallback } from 'react'

export interface UploadOptions {
  readonly signal: AbortSignal
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Sends one image; returns the id under which the platform keeps it. */
export function useUpload(): (file: File, options: UploadOptions) => Promise<string> {
  const { client } = usePlatform()
  return useCallback(
    async (file, options) => (await client.call(uploadPicture, { file }, options)).id,
    [client],
  )
}
