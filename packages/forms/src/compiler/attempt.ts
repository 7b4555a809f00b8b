/** What somebody answers; nothing when asking throws. */
export function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
