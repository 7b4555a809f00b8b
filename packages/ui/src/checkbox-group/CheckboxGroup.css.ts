import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

/** Below a box for all, the boxes that it controls. */
export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-below-all]': { paddingInlineStart: tokens.space.xl } },
})
