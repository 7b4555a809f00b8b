import { style } from '@vanilla-extract/css'

/** It takes the focus by code: a line around all of it would say that it can be pressed. */
export const place = style({ outline: 'none' })
