import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Two in a row on a phone; on a wider page, as wide as a price in points with its unit. */
export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: tokens.space.md,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' } },
})
