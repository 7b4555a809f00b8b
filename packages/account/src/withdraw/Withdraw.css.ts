import { style } from '@vanilla-extract/css'

/** Takes the focus by code, where what had it is gone: a line around all of it would say that it can be pressed. */
export const told = style({ outline: 'none' })
