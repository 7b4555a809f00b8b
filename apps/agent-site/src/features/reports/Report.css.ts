import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: tokens.space.sm, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Filters in one line; with less width in as few as they need. */
export const filters = style({
  display: 'grid',
  gap: tokens.space.sm,
  alignItems: 'center',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  '@media': { print: { display: 'none' } },
})

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space.sm,
  '@media': { print: { display: 'none' } },
})
