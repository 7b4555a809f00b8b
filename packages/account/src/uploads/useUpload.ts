import { uploadPicture } from '@baize/api/calls'
import { useCallback } from 'react'
import { usePlatform } from '../platform/platform.ts'

/** Sends one picture; answers the id under which the platform keeps it. */
export function useUpload(): (file: File, options: { signal: AbortSignal }) => Promise<string> {
  const { client } = usePlatform()
  return useCallback(
    async (file, { signal }) => (await client.call(uploadPicture, { file }, { signal })).id,
    [client],
  )
}
