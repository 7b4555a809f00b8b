/** How the winner board is filled and how it moves. */
export const winnerBoardSettings = {
  /** Rows at most, as specified; as many are requested from the platform. */
  limit: 20,
  /** Milliseconds for which a row is at the top before the next one replaces it. */
  every: 3000,
  /** Rows that are seen at once. */
  rows: 5,
} as const
