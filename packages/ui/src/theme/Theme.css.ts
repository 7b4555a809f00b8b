import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const themed = style({
  color: tokens.color.text.primary,
  fontFamily: tokens.type.family.text,
  fontSize: tokens.type.size.md,
})

export const theme = style([themed, { background: tokens.color.surface.page }])

/** Has no box: its layers place themselves. */
export const layers = style([themed, { display: 'contents' }])
