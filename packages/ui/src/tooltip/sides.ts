/** Which side of its control a tooltip prefers. */
export const tooltipSides = ['above', 'below'] as const
/** Which side of its control a tooltip prefers. */
export type TooltipSide = (typeof tooltipSides)[number]
