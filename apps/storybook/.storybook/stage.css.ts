import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
})

export const half = style({
  background: tokens.color.surface.page,
  color: tokens.color.text.primary,
  padding: tokens.space.md,
  overflowX: 'auto',
})
