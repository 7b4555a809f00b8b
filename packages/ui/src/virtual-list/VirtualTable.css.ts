import { globalStyle, style } from '@vanilla-extract/css'
import { under } from '../private/under.ts'
import { asCards } from '../table/cards.ts'
import { tokens } from '../tokens/contract.css.ts'

/** Where rows are rows, and not cards. */
const asRows = '(min-width: 600px)'

export const table = style({ tableLayout: 'fixed' })

/**
 * Columns do not follow their words, or they would move while rows come and go. They are never narrower than this: with
 * less width the table scrolls, with more they share it.
 */
const widths = { '': '8.5rem', '[data-width=short]': '5.5rem', '[data-width=long]': '12rem' }
for (const [which, inlineSize] of Object.entries(widths))
  globalStyle(`${table} thead th${which}`, {
    '@container': { [asRows]: { inlineSize, whiteSpace: 'normal' } },
  })

/**
 * The line below the last row of a block, which only the last row of all lacks. The block says itself that it is
 * the last: were it selected by its position, each new block would recalculate the styles of all others. Each is
 * a stacking context of its own, so that what was painted of the others is used again.
 */
export const block = style({ isolation: 'isolate' })
globalStyle(under(`${block}:not([data-last]) > tr:last-child >`, ['td', 'th']), {
  '@container': {
    [asRows]: { borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}` },
  },
})
// A card has the line itself, and none between its values.
globalStyle(`${block}:not([data-last]) > tr:last-child`, {
  '@container': {
    [asCards]: { borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}` },
  },
})

/** What these columns hold is not what they are as wide as: what does not fit breaks, or it would stand upon its neighbour. */
globalStyle(under(table, ['td[data-nowrap]', 'th[data-nowrap]']), { whiteSpace: 'normal' })
