import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const popup = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  minInlineSize: 220,
  maxInlineSize: 'min(340px, calc(100vw - 16px))',
  padding: tokens.space.md,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.overlay,
  color: tokens.color.text.primary,
  boxShadow: tokens.elevation.high,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const choice = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = style({
  paddingBlockEnd: tokens.space.xxs,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
})

export const hint = style({
  paddingBlock: tokens.space.xs,
  fontSize: tokens.type.size.xs,
  color: tokens.color.text.muted,
})
