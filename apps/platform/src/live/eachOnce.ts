/** Work that many callers may request at any time: one run at a time, and one more when it was requested meanwhile. */
export function eachOnce(work: () => Promise<void>): () => Promise<void> {
  let running = false
  let again = false
  return async () => {
    again = true
    if (running) return
    running = true
    try {
      while (again) {
        again = false
        await work()
      }
    } finally {
      running = false
    }
  }
}
