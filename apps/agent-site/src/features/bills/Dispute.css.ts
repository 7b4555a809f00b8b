import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const messages = style({
  display: 'grid',
  gap: tokens.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const message = style({
  maxInlineSize: 'min(36rem, 90%)',
  paddingBlock: tokens.space.sm,
  paddingInline: tokens.space.md,
  borderRadius: tokens.radius.medium,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  overflowWrap: 'anywhere',
})

export const other = style([message, { justifySelf: 'start' }])
export const own = style([message, { justifySelf: 'end', backgroundColor: tokens.color.surface.sunken }])
