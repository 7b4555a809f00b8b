import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  whiteSpace: 'nowrap',
})

/** Narrower a bar may make it, but not another shape. */
export const mark = style({ minInlineSize: 24, objectFit: 'contain' })

export const roomy = style({ '@media': { 'screen and (max-width: 639.98px)': { display: 'none' } } })
