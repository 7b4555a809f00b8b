/** How much of a long list is in the DOM at a time. */
export const virtualSettings = {
  /** Rows of a table that are mounted together, in one row group. */
  rowsPerBlock: 2,
  /** Pixels that are kept ready above and below what is in view. */
  ahead: 300,
  /** Blocks that a server renders, before anything is measured. */
  firstBlocks: 6,
} as const
