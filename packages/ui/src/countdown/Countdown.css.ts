import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const countdown = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: tokens.type.weight.strong,
  selectors: { '&[data-urgent]': { color: tokens.color.critical.text } },
})

export const waiting = style({ visibility: 'hidden' })
