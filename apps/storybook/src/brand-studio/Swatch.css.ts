import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const swatch = style({
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.small,
  // The colour is the content: forced colours must not remove it.
  forcedColorAdjust: 'none',
})
