import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const calendar = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  selectors: { '&:disabled': { color: tokens.color.text.disabled } },
})
