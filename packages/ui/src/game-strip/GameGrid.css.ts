import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: tokens.space.md,
})

/** How high twelve tiles are, about, where nothing has laid them out: what follows is already in its place. */
const room = (blockSize: number) => ({
  containIntrinsicBlockSize: `auto ${blockSize}px`,
  // Its tiles are rendered in a later frame.
  selectors: { '&:empty': { minBlockSize: blockSize } },
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
  ...room(1440),
  '@media': {
    'screen and (min-width: 440px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', ...room(840) },
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: tokens.space.md,
      ...room(780),
    },
    [from('desktop')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', ...room(440) },
  },
})
