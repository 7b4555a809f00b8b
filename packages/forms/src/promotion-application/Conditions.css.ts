import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: tokens.space['2xs'],
  margin: 0,
  paddingInlineStart: tokens.space.lg,
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.muted,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
})
