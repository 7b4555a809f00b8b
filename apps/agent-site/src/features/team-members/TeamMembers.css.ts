import { below, tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The search and what is shown, side by side where they fit. */
export const filters = style({
  // Hidden labels are inside of what scrolls.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  alignItems: 'center',
  '@media': { [below('tablet')]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'thin' } },
})
globalStyle(`${filters} > *`, {
  flex: '1 1 11rem',
  minInlineSize: 0,
  '@media': { [below('tablet')]: { flexShrink: 0 } },
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
