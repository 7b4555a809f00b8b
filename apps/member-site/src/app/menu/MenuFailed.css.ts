import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const place = style({ padding: tokens.space.md })
