import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  whiteSpace: 'nowrap',
})

/** In a bar, a name without room wraps out of sight as a whole: no letter of it is cut. */
export const inBar = style([logo, { display: 'flex', flexWrap: 'wrap', blockSize: 44, overflow: 'hidden' }])

/** Narrower a bar may make it, but not another shape. */
export const mark = style({ minInlineSize: 24, objectFit: 'contain' })

/** As high as the bar's line, so that the mark stays in its middle above a wrapped name. */
export const markInBar = style([mark, { blockSize: '100%' }])

export const roomy = style({ '@media': { 'screen and (max-width: 639.98px)': { display: 'none' } } })
