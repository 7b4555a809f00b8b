import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const sentences = style({ display: 'grid', gap: tokens.space['2xs'], overflowWrap: 'anywhere' })
