import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const swatch = style({
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.small,
  // A colour is what is shown here: forced colours must not take it away.
  forcedColorAdjust: 'none',
})
