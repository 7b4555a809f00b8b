import { style } from '@vanilla-extract/css'

/** It takes the focus by code: a line around all of it would suggest that it can be clicked. */
export const place = style({ outline: 'none' })
