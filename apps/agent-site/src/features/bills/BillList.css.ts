import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The period and the filters in one line; with less width in as few as they need. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.xs,
})
globalStyle(`${filters} > :not(:first-child)`, { flex: '1 1 8.75rem', minInlineSize: 0 })
