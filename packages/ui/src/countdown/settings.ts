/** When a countdown speaks, and how it counts. */
export const countdownSettings = {
  /** Seconds left at which it is read out; in between it is silent. */
  announceAt: [300, 60, 30, 15],
  /** The last seconds, which are marked. */
  urgent: 10,
} as const
