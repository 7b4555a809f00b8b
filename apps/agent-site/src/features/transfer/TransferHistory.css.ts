import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The search and the direction, side by side where they fit. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.sm,
})
globalStyle(`${filters} > :has(input[type=search])`, { flex: '1 1 16rem' })
