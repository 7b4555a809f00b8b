/** Which edge of its trigger a popup lines up with. */
export const menuAlignments = ['start', 'end'] as const
export type MenuAlignment = (typeof menuAlignments)[number]

/** Where a popup stands beside its trigger, in px: the gap between them, and the room at the edges of the window. */
export const anchored = { side: 'bottom', sideOffset: 6, collisionPadding: 8 } as const

/** For a popup of Radix's whose role is that of something in it. */
export const withoutRole = { role: undefined, 'aria-orientation': undefined } as const
