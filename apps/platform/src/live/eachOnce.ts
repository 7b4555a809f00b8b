/** Work that many may ask for at any time: one runs, and runs once more when it was asked for meanwhile. */
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
