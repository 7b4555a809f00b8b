import { style } from '@vanilla-extract/css'

/** Takes the focus by code, after a bonus was claimed. */
export const told = style({ outline: 'none' })
