import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const roles = style({ display: 'grid', gap: tokens.space.md })
