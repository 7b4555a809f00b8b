/** The heights of the blocks of a list: as measured, and as expected where none was seen yet. */
export interface BlockHeights {
  /** Where a block begins; the height of all of them for the number of blocks. */
  offset: (block: number) => number
  /** The block at a height; the first or the last outside of them. */
  at: (height: number) => number
  /** Takes over a measured height; whether that changed anything. */
  measure: (block: number, height: number) => boolean
}

/** Heights of `count` blocks; the first one measured is what the others are expected to be. */
export function blockHeights(count: number, expected: number, fill = 1): BlockHeights {
  const heights = new Float64Array(count).fill(expected)
  const measured = new Uint8Array(count)
  const offsets = new Float64Array(count + 1)
  // The last block may hold fewer rows.
  if (count > 0) heights[count - 1] = expected * fill
  let seen = false
  let stale = true

  const refresh = () => {
    if (!stale) return
    stale = false
    for (let block = 0; block < count; block++)
      offsets[block + 1] = (offsets[block] ?? 0) + (heights[block] ?? 0)
  }
  return {
    offset: (block) => {
      refresh()
      return offsets[Math.max(0, Math.min(block, count))] ?? 0
    },
    at: (height) => {
      refresh()
      let [low, high] = [0, Math.max(0, count - 1)]
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((offsets[middle] ?? 0) <= height) low = middle
        else high = middle - 1
      }
      return low
    },
    measure: (block, height) => {
      if (height <= 0 || block >= count) return false
      if (!seen && (block < count - 1 || count === 1)) {
        seen = true
        for (let each = 0; each < count; each++)
          if (!measured[each]) heights[each] = each === count - 1 && count > 1 ? height * fill : height
        stale = true
      }
      measured[block] = 1
      if (Math.abs((heights[block] ?? 0) - height) < 0.5) return stale
      heights[block] = height
      stale = true
      return true
    },
  }
}
