/** Fewer than this are not significant. */
const fewest = 3

/** What half of the figures are at most, rounded; null while there are too few. */
export function medianOf(figures: readonly number[]): number | null {
  if (figures.length < fewest) return null
  const sorted = figures.toSorted((one, other) => one - other)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return Math.round(((low ?? 0) + (high ?? 0)) / 2)
}
