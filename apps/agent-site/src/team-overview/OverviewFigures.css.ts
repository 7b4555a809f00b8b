import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The two figures that count most, side by side from a tablet on. */
export const leads = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
})

/** Counts: two in a row on a phone, all five in a row where there is room. */
export const counts = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(45%, 9rem), 1fr))',
})

export const sums = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})
