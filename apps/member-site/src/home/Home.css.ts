import { style } from '@vanilla-extract/css'

/** As tall as a window: what stands below the hot games is taller, and the footer is not seen until it is there. */
export const below = style({ minBlockSize: '100dvb' })
