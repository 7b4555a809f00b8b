/** Which side of its control a tooltip prefers. */
export const tooltipSides = ['top', 'bottom'] as const
/** Which side of its control a tooltip prefers. */
export type TooltipSide = (typeof tooltipSides)[number]
