import { style } from '@vanilla-extract/css'

/** Shown in the bar from a tablet on; below, the menu holds it. */
export const wide = style({
  display: 'none',
  '@media': { 'screen and (min-width: 768px)': { display: 'block' } },
})

export const narrow = style({
  '@media': { 'screen and (min-width: 768px)': { display: 'none' } },
})

/** An amount is cut on a phone alone: elsewhere the clocks give way. */
export const balance = style({
  minInlineSize: 0,
  '@media': { 'screen and (min-width: 768px)': { flex: 'none' } },
})

/** The nickname, where there is room for it. */
export const name = style({
  display: 'none',
  maxInlineSize: '10rem',
  '@media': { 'screen and (min-width: 1024px)': { display: 'grid' } },
})
