import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Not in print: there the period is in the title. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space['2xs'],
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
})

/** Wide enough for both days beside the calendar's button; with less width it takes a line of its own. */
export const days = style({ flex: '1 1 22rem', minInlineSize: 0, maxInlineSize: '26rem' })
