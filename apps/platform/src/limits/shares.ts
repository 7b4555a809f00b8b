/** A limited number of places that callers share, so that no one address can occupy all of them. */
export interface Shares {
  /**
   * Occupies a place; returns the function that frees it, or null where all places, or the caller's share of them,
   * are occupied.
   */
  take(caller: string): (() => void) | null
  readonly taken: () => number
}

/** `share` is the percentage of the places that one caller may occupy; 100 turns shares off. */
export function makeShares(places: number, share: number): Shares {
  const perCaller = Math.max(1, Math.floor((places * share) / 100))
  const byCaller = new Map<string, number>()
  let taken = 0
  return {
    take(caller) {
      const own = byCaller.get(caller) ?? 0
      if (taken >= places || own >= perCaller) return null
      taken += 1
      byCaller.set(caller, own + 1)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        taken -= 1
        const left = (byCaller.get(caller) ?? 1) - 1
        if (left === 0) byCaller.delete(caller)
        else byCaller.set(caller, left)
      }
    },
    taken: () => taken,
  }
}
