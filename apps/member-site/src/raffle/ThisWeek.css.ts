import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.xs })
