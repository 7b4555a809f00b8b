/** How the decorative counters grow, as specified. They say nothing of real money. */
export const jackpotSettings = {
  tile: {
    /** What the counter grows by, in hundredths. */
    step: 165_11,
    /** Milliseconds between two steps. */
    every: 3000,
    /** At how many moments of that time counters step: not all at once. */
    phases: 12,
    /** Each starts somewhere between these. */
    from: 10_000,
    to: 990_000,
  },
  home: {
    /** The counter starts somewhere between these. */
    from: 50_000_000,
    to: 99_000_000,
    /** Each step adds something between these. */
    minStep: 100,
    maxStep: 500,
    /** Milliseconds between two steps: one of these, chosen each time. */
    every: [3000, 4000, 5000],
  },
} as const
