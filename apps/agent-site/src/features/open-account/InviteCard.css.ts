import { style } from '@vanilla-extract/css'

export const code = style({ display: 'grid', justifyItems: 'center' })
