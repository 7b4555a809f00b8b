import type { ApiError } from '@baize/api'
import { useState } from 'react'

/**
 * The failure of a read and its way on. The cache forgets a failure while it reads again; here it stays until that is
 * answered, so that the button that was pressed stays too, with its focus.
 */
export function useRetry(failed: ApiError | null | undefined, read: () => Promise<unknown>) {
  const [before, setBefore] = useState<ApiError>()
  const error = failed ?? before
  const retry = () => {
    setBefore(error)
    void read().finally(() => setBefore(undefined))
  }
  return { error, retry }
}
