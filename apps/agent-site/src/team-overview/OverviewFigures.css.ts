import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The two figures that count most, side by side from a tablet on. */
export const leads = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
})

/** The eight counts: in rows of two, four or eight, so that none stands alone. */
export const counts = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    'screen and (min-width: 1600px)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
})

export const sums = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})
