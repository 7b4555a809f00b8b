import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Four figures fill the row: the time until the draw needs the width. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: tokens.space.md,
})

export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.xs })
