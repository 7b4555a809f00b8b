import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const choice = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = style({
  paddingBlockEnd: tokens.space['2xs'],
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
})

export const hint = style({
  paddingBlock: tokens.space.xs,
  fontSize: tokens.type.size.xs,
  color: tokens.color.text.muted,
})
