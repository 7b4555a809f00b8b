import { style } from '@vanilla-extract/css'
import { control, box as fieldBox } from '../field/FieldFrame.css.ts'
import { tokens } from '../tokens/contract.css.ts'

/** A count is short: the box is not wider than its limits need. */
export const box = style([fieldBox, { maxInlineSize: '14rem' }])
export const number = style([
  control,
  { paddingInline: tokens.space['2xs'], textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
])
