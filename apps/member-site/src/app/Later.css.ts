import { style } from '@vanilla-extract/css'

/**
 * Tall enough that what stands behind it is not thought near. Around the foot, which is taller, it stays: a page that
 * is read to its end would jump while the foot's code comes.
 */
export const tall = style({ minBlockSize: 320 })
