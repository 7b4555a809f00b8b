import { style } from '@vanilla-extract/css'

export const panel = style({ selectors: { '&:focus-visible': { outline: 'none' } } })
