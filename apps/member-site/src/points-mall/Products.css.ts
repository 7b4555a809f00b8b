import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Two in a row on a phone; where there is room, as wide as a price in points with its word. */
export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: tokens.space.md,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' } },
})
