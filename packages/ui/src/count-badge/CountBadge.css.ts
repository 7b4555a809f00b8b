import { style } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '6px',
  borderRadius: tokens.radius.full,
  background: toned.base,
  color: toned.on,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
})
