import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, elevation, line, radius, space, z } = tokens

/** Where a popup would rise on a phone, over the bar of places. */
export const place = style({
  position: 'fixed',
  insetInline: space.md,
  insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom))',
  zIndex: z.floating,
  maxInlineSize: 480,
  marginInline: 'auto',
  padding: space.lg,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.large,
  background: color.surface.overlay,
  boxShadow: elevation.high,
})
