import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The board of winners and the apps: side by side where they fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.lg,
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Cards in a row that scrolls sideways. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(82%, 19rem), 1fr)',
  gap: tokens.space.md,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  paddingBlockEnd: tokens.space.xs,
})

export const cell = style({ display: 'grid', scrollSnapAlign: 'start' })

export const art = style({
  inlineSize: '100%',
  blockSize: 160,
  objectFit: 'cover',
  borderRadius: tokens.radius.medium,
  overflow: 'hidden',
})

/** A phone cannot read the code on its own screen. */
export const codes = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space.lg } },
})
