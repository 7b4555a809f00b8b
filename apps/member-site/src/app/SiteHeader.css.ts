import { below, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const visitor = style({ display: 'flex', alignItems: 'center', gap: tokens.space.xs })

/** Phones have it in the bar under the thumb. */
export const besides = style({ '@media': { [below('tablet')]: { display: 'none' } } })
