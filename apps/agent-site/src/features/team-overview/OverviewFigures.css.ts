import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The two figures that count most, side by side from a tablet on. */
export const leads = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
})

/** The eight counts: in rows of two, four or eight, so that none is alone. */
export const counts = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    'screen and (min-width: 1600px)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
})

/** The seven sums: the last, the total of the others, is alone in its row where rows have three, and fills it. */
export const sums = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 1280px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    'screen and (min-width: 1600px)': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
})

globalStyle(`${sums} > :nth-child(7)`, {
  '@media': { 'screen and (min-width: 640px) and (max-width: 1279.98px)': { gridColumn: '1 / -1' } },
})

/** A tile with the button that explains it: beside the link that the tile is, not in it. */
export const figure = style({ position: 'relative', display: 'grid' })

export const help = style({
  position: 'absolute',
  insetBlockEnd: tokens.space['2xs'],
  insetInlineEnd: tokens.space['2xs'],
})
