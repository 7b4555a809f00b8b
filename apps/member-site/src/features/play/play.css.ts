import { style } from '@vanilla-extract/css'

/** A game has the whole window: on a phone every line counts. */
export const table = style({
  blockSize: '100dvb',
  display: 'grid',
  selectors: { '&:focus': { outline: 'none' } },
})
