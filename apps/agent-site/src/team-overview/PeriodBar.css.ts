import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Not on paper: there the period stands in the title. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: tokens.space.sm,
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
})

/** On a phone one line that scrolls: four lines of buttons would push the figures off it. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    'screen and (max-width: 639.98px)': {
      flexWrap: 'nowrap',
      maxInlineSize: '100%',
      // Room for the rings of focus inside the edge that scrolls.
      marginInline: -4,
      padding: 4,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
})

// Words stay inside their buttons: what does not fit is scrolled to.
globalStyle(`${group} > *`, { flexShrink: 0 })

/** Wide enough for both days beside the calendar's button; with less room it takes a line of its own. */
export const days = style({ flex: '1 1 25rem', minInlineSize: 0, maxInlineSize: '30rem' })
