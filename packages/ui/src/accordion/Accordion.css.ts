import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const item = style({
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
})

export const header = style({ fontSize: tokens.type.size.md })
