import { style } from '@vanilla-extract/css'

/** The brand's clock, in the bar from a tablet on. */
export const wide = style({
  display: 'none',
  '@media': { 'screen and (min-width: 768px)': { display: 'block' } },
})

/** Both clocks, in the menu while the bar has no room for both. */
export const narrow = style({
  '@media': { 'screen and (min-width: 900px)': { display: 'none' } },
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

/** The search: on a narrow phone it is in the account's menu alone, and leaves its room to the balance. */
export const search = style({
  '@media': { 'screen and (max-width: 399px)': { display: 'none' } },
})
