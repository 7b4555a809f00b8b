import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The search and what is shown, side by side where they fit. */
export const filters = style({
  display: 'grid',
  gap: tokens.space.sm,
  alignItems: 'center',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})

/** The end of a line of the tree. */
export const figures = style({ display: 'inline-flex', alignItems: 'center', gap: tokens.space.xs })

export const sums = style({ display: 'flex', flexDirection: 'column', fontSize: tokens.type.size.xs })

/** Stays at the lower edge of the window while the tree above it is longer. */
export const picked = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: tokens.space.sm,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.raised,
  boxShadow: tokens.elevation.high,
})
