import { globalStyle, style } from '@vanilla-extract/css'

/** Of a day and a time each stays in one line; a line may break between them. */
export const pieces = style({ whiteSpace: 'nowrap' })
globalStyle(`${pieces} > wbr`, { whiteSpace: 'normal' })
