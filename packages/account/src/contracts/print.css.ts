import { globalStyle, style } from '@vanilla-extract/css'

/** What is of no use on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/** A contract: on paper no part of it is torn in two where it fits on one sheet. */
export const printed = style({})
globalStyle(`${printed} :is(section, tr, li, h2, h3)`, { '@media': { print: { breakInside: 'avoid' } } })
globalStyle(`${printed} :is(h2, h3)`, { '@media': { print: { breakAfter: 'avoid' } } })
