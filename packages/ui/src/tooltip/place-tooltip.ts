const gap = 6
const margin = 8

/** Which side of its control a tooltip prefers. */
export const tooltipSides = ['above', 'below'] as const
/** Which side of its control a tooltip prefers. */
export type TooltipSide = (typeof tooltipSides)[number]

/** Puts a fixed tooltip over or under the middle of its control, on the other side where it would not fit, inside the window. */
export function placeTooltip(tip: HTMLElement, control: HTMLElement, side: TooltipSide): void {
  const at = control.getBoundingClientRect()
  const [width, height] = [tip.offsetWidth, tip.offsetHeight]
  const above = at.top - gap - margin
  const below = innerHeight - at.bottom - gap - margin
  const fits = height <= (side === 'above' ? above : below)
  const over = fits ? side === 'above' : above > below
  const room = document.documentElement.clientWidth - width - margin

  tip.style.maxHeight = `${Math.max(over ? above : below, 80)}px`
  tip.style.left = `${Math.max(margin, Math.min(at.left + at.width / 2 - width / 2, room))}px`
  tip.style.top = over ? 'auto' : `${at.bottom + gap}px`
  tip.style.bottom = over ? `${innerHeight - at.top + gap}px` : 'auto'
}
