/** How much of a long list is in the page at a time. */
export const virtualSettings = {
  /** Rows of a list or table that come and go together. */
  rowsPerBlock: 2,
  /** Blocks of a table that come with one frame at first, and at the least after a late one. */
  blocksAtOnce: 4,
  leastAtOnce: 1,
  /** Rows of tiles that come and go together. */
  tileRowsPerBlock: 3,
  /** Heights of the visible part that are kept ready above and below it. */
  ahead: 0.6,
  /** Pixels kept ready at the least. */
  leastAhead: 400,
  /** Blocks that a server renders, before anything is measured. */
  firstBlocks: 3,
  /** Frames in which a list that was rebuilt holds the item that was first in view. */
  settlingFrames: 4,
} as const
