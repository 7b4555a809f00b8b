import { globalStyle, style } from '@vanilla-extract/css'
import { asCards } from '../table/cards.ts'
import { tokens } from '../tokens/contract.css.ts'

export const table = style({
  tableLayout: 'fixed',
  selectors: { '&[data-many]': { minInlineSize: '1120px' } },
  '@container': { [asCards]: { selectors: { '&[data-many]': { minInlineSize: 0 } } } },
})

/**
 * The line below the last row of a block, which only the last row of all goes without. The block says itself that it is
 * the last: were it told by its place, each block that comes would have the styles of all others worked out anew.
 */
export const block = style({})
globalStyle(`${block}:not([data-last]) > tr:last-child > :is(td, th)`, {
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
})

/** Columns of one width do not follow their words: what does not fit breaks, or it would stand upon its neighbour. */
globalStyle(`${table} :is(td, th)[data-nowrap]`, { whiteSpace: 'normal' })
