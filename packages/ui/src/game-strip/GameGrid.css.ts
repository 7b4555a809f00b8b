import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: tokens.space.md,
})

/** Keeps focus rings inside a box that is contained. */
const ringed = { margin: -4, padding: 4 }

/** Columns divide the block size of the component. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: tokens.space.sm,
  rowGap: tokens.space.md,
  ...ringed,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 720px',
  '@media': {
    'screen and (min-width: 440px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: tokens.space.md },
    [from('desktop')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

/** A flung page reaches a block at once: its tiles are drawn row by row, as they come near. */
export const cell = style({
  ...ringed,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 250px',
})
