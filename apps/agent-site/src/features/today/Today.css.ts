import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** What waits beside what is to be paid, from a desktop on. */
export const columns = style({
  display: 'grid',
  gap: tokens.space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 1200px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const changes = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 1280px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  paddingBlock: tokens.space.sm,
  selectors: { '& + &': { borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}` } },
})
