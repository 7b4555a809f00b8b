import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: tokens.space.md,
})

/** Columns divide the block size of the component. The padding keeps focus rings inside the contained box. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: tokens.space.sm,
  rowGap: tokens.space.md,
  margin: -4,
  padding: 4,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 720px',
  '@media': {
    'screen and (min-width: 440px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: tokens.space.md },
    [from('desktop')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
