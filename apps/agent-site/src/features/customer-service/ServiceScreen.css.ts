import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const ways = style({
  display: 'grid',
  gap: tokens.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: tokens.radius.full,
  background: tokens.color.accent.soft,
  color: tokens.color.accent.text,
})
