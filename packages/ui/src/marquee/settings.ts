/** How the notice marquee moves. */
export const marqueeSettings = {
  /** Milliseconds each character of the notices takes to pass. */
  perCharacter: 140,
  /** Milliseconds a short set of notices takes at least. */
  shortest: 12_000,
} as const
