import { style } from '@vanilla-extract/css'
import { control } from '../field/FieldFrame.css.ts'
import { tokens } from '../tokens/contract.css.ts'

export const area = style([
  control,
  { paddingBlock: tokens.space.xs, resize: 'vertical', lineHeight: 'var(--bz-line-height-text)' },
])

export const counter = style({
  alignSelf: 'flex-end',
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: tokens.color.critical.text, fontWeight: tokens.type.weight.strong } },
})
