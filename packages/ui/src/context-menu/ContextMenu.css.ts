import { style } from '@vanilla-extract/css'

/** A long press opens this menu, not the browser's preview. */
export const area = style({ WebkitTouchCallout: 'none' })
