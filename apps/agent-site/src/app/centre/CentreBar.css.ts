import { style } from '@vanilla-extract/css'

/** The brand's clock, in the bar from a tablet on. */
export const wide = style({
  display: 'none',
  '@media': { 'screen and (min-width: 768px)': { display: 'block' } },
})

/** Both clocks, in the menu while they do not fit in the bar. */
export const narrow = style({
  '@media': { 'screen and (min-width: 900px)': { display: 'none' } },
})

/** An amount is truncated on a phone alone: elsewhere the clocks shrink first. */
export const balance = style({
  minInlineSize: 0,
  '@media': { 'screen and (min-width: 768px)': { flex: 'none' } },
})

/** The nickname, where it fits. */
export const name = style({
  display: 'none',
  maxInlineSize: '10rem',
  '@media': { 'screen and (min-width: 1024px)': { display: 'grid' } },
})

/** The search: on a narrow phone it is in the account's menu alone, and leaves its width to the balance. */
export const search = style({
  '@media': { 'screen and (max-width: 399px)': { display: 'none' } },
})
