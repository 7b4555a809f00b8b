import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const clock = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space.xs,
  fontSize: tokens.type.size.sm,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.text.secondary,
})

export const offset = style({ color: tokens.color.text.muted })

export const time = style({ fontWeight: tokens.type.weight.medium })

export const waiting = style({ visibility: 'hidden' })
