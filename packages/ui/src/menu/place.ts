const GAP = 6
const MARGIN = 8

/** Which edge of its trigger a popup lines up with. */
export const menuAlignments = ['start', 'end'] as const
export type MenuAlignment = (typeof menuAlignments)[number]

/**
 * Puts a fixed popup under its trigger, or above it where there is more room, kept inside the window.
 * Written through the style object, which a content-security policy without inline styles allows.
 */
export function place(popup: HTMLElement, trigger: HTMLElement, align: MenuAlignment): void {
  const at = trigger.getBoundingClientRect()
  const rightToLeft = getComputedStyle(trigger).direction === 'rtl'
  const below = innerHeight - at.bottom - GAP - MARGIN
  const above = at.top - GAP - MARGIN
  const height = popup.scrollHeight
  const opensBelow = height <= below || below >= above
  const width = popup.offsetWidth
  const atRight = (align === 'end') !== rightToLeft
  const left = atRight ? at.right - width : at.left
  const room = document.documentElement.clientWidth - width - MARGIN

  popup.style.maxHeight = `${Math.max(opensBelow ? below : above, 120)}px`
  popup.style.left = `${Math.max(MARGIN, Math.min(left, room))}px`
  popup.style.top = opensBelow ? `${at.bottom + GAP}px` : 'auto'
  popup.style.bottom = opensBelow ? 'auto' : `${innerHeight - at.top + GAP}px`
}
