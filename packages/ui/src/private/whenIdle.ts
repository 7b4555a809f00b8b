/** Longest wait for a page that never rests, and the wait in browsers that cannot tell. In ms. */
const LONGEST = 2000
const UNTOLD = 200

/** Calls once the page rests. Gives how to call it off. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, UNTOLD)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: LONGEST })
  return () => cancelIdleCallback(request)
}
