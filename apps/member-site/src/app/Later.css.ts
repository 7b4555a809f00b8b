import { style } from '@vanilla-extract/css'

/** Tall enough that what stands behind it is not thought near. */
export const mark = style({ minBlockSize: 320 })
