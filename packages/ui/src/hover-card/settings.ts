/** When preview cards open and close, in milliseconds. */
export const hoverCardSettings = {
  /** How long a pointer rests on a link until its card opens: longer than a tooltip, as a card covers more. */
  openDelay: 700,
  /** How long the pointer may be outside until the card closes. */
  closeDelay: 300,
} as const
