/** Blocks that stand one after another, both ends included. */
export interface Range {
  readonly first: number
  readonly last: number
}

/**
 * What is shown next on the way to what is wanted: what is seen, in one frame at most so many blocks of it, and of what
 * is kept ready around it one block more, for a frame in which many come at once is a late one.
 */
export function stepTo(now: Range, wanted: Range, seen: Range, most = Number.POSITIVE_INFINITY): Range {
  if (seen.first > now.last + 1 || seen.last < now.first - 1)
    return reach({ first: seen.first, last: Math.min(seen.last, seen.first + most - 1) }, wanted)
  const held = { first: Math.max(now.first, wanted.first), last: Math.min(now.last, wanted.last) }
  const first = Math.max(Math.min(held.first, seen.first), held.first - most)
  const rest = most - (held.first - first)
  const last = Math.min(Math.max(held.last, seen.last), held.last + rest)
  if (first < now.first || last > now.last) return reach({ first, last }, wanted)
  if (first === wanted.first && last === wanted.last) return wanted
  return last < wanted.last ? { first, last: last + 1 } : { first: first - 1, last }
}

function reach(range: Range, wanted: Range): Range {
  return range.first === wanted.first && range.last === wanted.last ? wanted : range
}
