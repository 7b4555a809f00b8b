import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

/** Below a box that stands for all, the boxes it stands for. */
export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-below-all]': { paddingInlineStart: tokens.space.xl } },
})
