import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Both clocks side by side, each under what it is called; one close below the other where a brand's type is wide. */
export const clocks = style({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.md })

export const clock = style({ display: 'grid', lineHeight: 1.3 })

/** In the bar, where a second one fits. */
export const roomy = style([clock, { '@media': { 'screen and (max-width: 899.98px)': { display: 'none' } } }])
