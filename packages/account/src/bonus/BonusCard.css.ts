import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The image at the head of a bonus. */
export const picture = style({
  position: 'relative',
  blockSize: '96px',
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
})
