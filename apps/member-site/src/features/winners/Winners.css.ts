import { style } from '@vanilla-extract/css'

/** A choice of a few words needs no more, however wide the page. */
export const filter = style({ maxInlineSize: '22rem' })
