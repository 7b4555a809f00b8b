/** How the winner board is filled and how it moves. */
export const winnerBoardSettings = {
  /** Rows at most, as specified; the platform is asked for as many. */
  limit: 20,
  /** Milliseconds a row stands at the top before the next one takes its place. */
  every: 3000,
  /** Rows that are seen at once. */
  rows: 5,
} as const
