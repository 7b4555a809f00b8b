/** Sizes and times of the lobby's strips, as specified. */
export const stripSettings = {
  /** Columns that show at once on a wide screen, two rows deep: arrows appear above 12 games. */
  columns: 6,
  /** The same for the hot strip, one row deep: arrows appear above 7. */
  hotColumns: 7,
  /** Milliseconds between two steps of a strip that moves by itself. */
  autoplay: 1200,
  /** Milliseconds such a step takes. */
  speed: 1100,
  /** Vendors of a section at most. */
  maxVendors: 12,
  /** Games of a home section at most. */
  pageSize: 20,
} as const
