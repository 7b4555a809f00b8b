import { below, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As high from the first look on: the dialog does not jump with each key. */
export const search = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.md,
  minBlockSize: 'min(70vh, 40rem)',
  '@media': { [below('tablet')]: { minBlockSize: '70vh' } },
})
