import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
})

export const art = style({ position: 'relative', blockSize: '6rem', overflow: 'hidden' })

export const source = style({
  position: 'absolute',
  insetBlockStart: tokens.space.sm,
  insetInlineStart: tokens.space.sm,
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 1,
  gap: tokens.space.md,
  padding: tokens.space.md,
})

export const title = style({
  margin: 0,
  fontSize: tokens.type.size.md,
  fontWeight: tokens.type.weight.medium,
  overflowWrap: 'anywhere',
})
