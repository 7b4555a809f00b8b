import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: tokens.space.xl })

export const heading = style({
  margin: 0,
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size.lg,
  fontWeight: tokens.type.weight.heading,
})

export const scroll = style({ overflowX: 'auto' })

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: tokens.type.family.text,
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.primary,
})

export const cell = style({
  padding: `${tokens.space.xs} ${tokens.space.sm}`,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: tokens.type.weight.regular,
})

export const code = style({
  fontFamily: tokens.type.family.code,
  fontSize: tokens.type.size.xs,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
})

export const value = style({ display: 'flex', alignItems: 'center', gap: tokens.space.xs })

export const swatch = style({
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `${tokens.line.thin} solid ${tokens.color.border.strong}`,
  borderRadius: tokens.radius.small,
})

export const bar = style({ flex: 'none', color: tokens.color.accent.base })
