/** Blocks that stand one after another, both ends included. */
export interface Range {
  readonly first: number
  readonly last: number
}

/**
 * What is shown next on the way to what is wanted: what is seen at once, and of what is kept ready around it one block
 * more, for a frame in which many come at once is a late one.
 */
export function stepTo(now: Range, wanted: Range, seen: Range): Range {
  const apart = seen.first > now.last + 1 || seen.last < now.first - 1
  const held = apart
    ? seen
    : { first: Math.max(now.first, wanted.first), last: Math.min(now.last, wanted.last) }
  const first = Math.min(held.first, seen.first)
  const last = Math.max(held.last, seen.last)
  const grown = first < now.first || last > now.last
  if (first === wanted.first && last === wanted.last) return wanted
  if (grown) return { first, last }
  return last < wanted.last ? { first, last: last + 1 } : { first: first - 1, last }
}
