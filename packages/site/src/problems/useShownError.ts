import type { ApiError } from '@baize/api'
import { useState } from 'react'

/**
 * The failure that a screen shows. The cache forgets it while it reads again; here it stays until that responds, so
 * that the clicked button stays too, with its focus.
 */
export function useShownError(error: ApiError | null | undefined, reading: boolean): ApiError | undefined {
  const [before, setBefore] = useState<ApiError>()
  const shown = error ?? (reading ? before : undefined)
  if (shown !== before) setBefore(shown)
  return shown
}
