import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const legend = style({ maxInlineSize: '100%', paddingBlockEnd: tokens.space['2xs'] })
