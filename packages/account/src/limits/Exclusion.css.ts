import { style } from '@vanilla-extract/css'

/** Takes the focus by code, once a break has begun. */
export const told = style({ outline: 'none' })
