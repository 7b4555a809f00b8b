import { below, tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const visitor = style({ display: 'flex', alignItems: 'center', gap: tokens.space.xs })

/** Until it is hydrated, a prerendered page hides from a member what is a visitor's. */
globalStyle(`html[data-signed-in] ${visitor}, html[data-signed-in] a[href='/login']`, {
  visibility: 'hidden',
})

/** Something was clicked before the page is hydrated: it is done in a moment. */
globalStyle('html[data-loading] a, html[data-loading] button', { cursor: 'progress' })

/** Phones have it in the bar under the thumb. */
export const besides = style({ '@media': { [below('tablet')]: { display: 'none' } } })

/** Phones and tablets have the side menu behind a button instead. */
export const wide = style({ '@media': { [below('desktop')]: { display: 'none' } } })

/** Only where it fits in the bar. */
export const roomy = style({ '@media': { [below('wide')]: { display: 'none' } } })
