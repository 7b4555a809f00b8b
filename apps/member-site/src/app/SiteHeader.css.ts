import { below, tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const visitor = style({ display: 'flex', alignItems: 'center', gap: tokens.space.xs })

/** A page that was made on a server shows a member nothing that is a visitor's, until it is live. */
globalStyle(`html[data-member] ${visitor}, html[data-member] a[href='/login']`, { visibility: 'hidden' })

/** Something was pressed before the page is live: it is done in a moment. */
globalStyle('html[data-waiting] a, html[data-waiting] button', { cursor: 'progress' })

/** Phones have it in the bar under the thumb. */
export const besides = style({ '@media': { [below('tablet')]: { display: 'none' } } })

/** Phones and tablets have the side menu behind a button instead. */
export const wide = style({ '@media': { [below('desktop')]: { display: 'none' } } })

/** Only where the bar has room for it. */
export const roomy = style({ '@media': { [below('wide')]: { display: 'none' } } })
