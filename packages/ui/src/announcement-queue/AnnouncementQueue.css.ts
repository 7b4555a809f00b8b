import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

/** At the end, also where it has a line for itself. */
export const onward = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: tokens.space.sm,
})
