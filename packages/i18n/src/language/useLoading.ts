import { useEffect, useState } from 'react'

/**
 * Loads what a component waits for. Returns whether that has come; a failure is thrown to the nearest error boundary.
 * Give a `load` that keeps its identity.
 */
export function useLoading(there: boolean, load: () => Promise<unknown>): boolean {
  const [loaded, setLoaded] = useState<object>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    if (there) return
    let cancelled = false
    load().then(
      () => cancelled || setLoaded({}),
      (error: unknown) => cancelled || setFailure({ error }),
    )
    return () => {
      cancelled = true
    }
  }, [there, load])
  if (failure) throw failure.error
  return loaded !== undefined
}
