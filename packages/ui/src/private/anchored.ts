/** Which edge of its trigger a popup lines up with. */
export const menuAlignments = ['start', 'end'] as const
export type MenuAlignment = (typeof menuAlignments)[number]

/** The position of a popup beside its trigger, in px: the gap between them, and the gap at the edges of the window. */
export const anchored = { side: 'bottom', sideOffset: 6, collisionPadding: 8 } as const

/** For a popup of Radix's whose role is that of something in it. */
export const withoutRole = { role: undefined, 'aria-orientation': undefined } as const

/** Keeps the place of a popup while its end is drawn: Radix forgets it as soon as the effects of the popup end. */
export function keepPlace(layer: HTMLElement): void {
  const popper = layer.querySelector<HTMLElement>(':scope > [data-radix-popper-content-wrapper]')
  if (popper) layer.style.setProperty('--bz-place', popper.style.transform)
}

/** Whether the focus is nowhere, or still in what has become inert: browsers move it out with the next frame. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.closest('[inert]') !== null
}
