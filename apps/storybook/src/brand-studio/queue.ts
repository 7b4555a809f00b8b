/** Pages that load at one time: more of them only wait for each other. */
const most = 2

let loading = 0
const waiting: (() => void)[] = []

function next(): void {
  while (loading < most && waiting.length > 0) {
    loading += 1
    waiting.shift()?.()
  }
}

/**
 * Calls `start` when it is this one's turn to load. Returns a function to call when it has loaded or is no longer
 * wanted.
 */
export function queued(start: () => void): () => void {
  let done = false
  let begun = false
  const turn = () => {
    begun = true
    start()
  }
  waiting.push(turn)
  // The caller has the returned function before its turn.
  queueMicrotask(next)
  return () => {
    if (done) return
    done = true
    if (begun) loading -= 1
    else if (waiting.includes(turn)) waiting.splice(waiting.indexOf(turn), 1)
    next()
  }
}
