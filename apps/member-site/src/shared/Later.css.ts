import { style } from '@vanilla-extract/css'

/**
 * Tall enough that what follows it does not count as near. Around the footer, which is taller, it stays: a page that
 * is scrolled to its end would jump while the footer's code loads.
 */
export const tall = style({ minBlockSize: 320 })
