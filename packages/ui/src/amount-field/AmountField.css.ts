import { style } from '@vanilla-extract/css'
import { control } from '../field/FieldFrame.css.ts'
import { tokens } from '../tokens/contract.css.ts'

export const amount = style([
  control,
  {
    fontSize: tokens.type.size.xl,
    fontWeight: tokens.type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    minBlockSize: tokens.size.control.large,
  },
])

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: tokens.space.xs,
  paddingBlockStart: tokens.space['2xs'],
  // A sum of twenty digits fits in its button.
  overflowWrap: 'anywhere',
})
