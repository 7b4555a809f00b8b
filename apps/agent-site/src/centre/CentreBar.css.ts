import { style } from '@vanilla-extract/css'

/** Shown in the bar from a tablet on; below, the menu holds it. */
export const wide = style({
  display: 'none',
  '@media': { 'screen and (min-width: 768px)': { display: 'block' } },
})

export const narrow = style({
  '@media': { 'screen and (min-width: 768px)': { display: 'none' } },
})

/** The nickname, where there is room for it. */
export const name = style({
  display: 'none',
  maxInlineSize: '10rem',
  '@media': { 'screen and (min-width: 1024px)': { display: 'grid' } },
})
