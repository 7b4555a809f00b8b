/** Maximum wait for a page that is never idle, and the wait in browsers without the API. In ms. */
const LONGEST = 2000
const UNTOLD = 200

/** Calls once the page is idle. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, UNTOLD)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: LONGEST })
  return () => cancelIdleCallback(request)
}
