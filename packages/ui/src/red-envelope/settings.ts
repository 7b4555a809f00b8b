/** How a red envelope opens. */
export const redEnvelopeSettings = {
  /** Milliseconds from the turning of the flap until the amount is final. */
  reveal: 1800,
} as const
