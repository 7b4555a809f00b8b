/** When tooltips come and go, in milliseconds. */
export const tooltipSettings = {
  /** How long a pointer rests on a control before its tooltip opens. */
  delay: 500,
  /** After one tooltip closed, how long the next opens without a delay. */
  warm: 400,
  /** How long a press lasts until the tooltip opens. */
  hold: 500,
} as const
