import { from } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/**
 * As tall as the viewport: the content below the hot games is taller, and the footer is not seen until it is mounted.
 */
export const below = style({ minBlockSize: '100dvb' })

/** As tall as banners and notices are on a touch screen, for a page that was not made with them: they pushed the games down. */
export const news = style({
  minBlockSize: 314,
  '@media': { [from('tablet')]: { minBlockSize: 362 }, [from('desktop')]: { minBlockSize: 394 } },
})

/** As tall as the strip of hot games. */
export const hot = style({ blockSize: 250, overflow: 'hidden' })
