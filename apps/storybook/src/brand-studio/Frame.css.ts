import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, line, radius, space } = tokens

export const box = style({
  position: 'relative',
  overflow: 'hidden',
  flex: '1 1 18rem',
  maxInlineSize: 'var(--frame-inline-size)',
  blockSize: 'calc(var(--frame-block-size) * var(--frame-scale))',
  background: color.surface.sunken,
  outline: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.small,
})

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--frame-inline-size)',
  blockSize: 'var(--frame-block-size)',
  maxInlineSize: 'none',
  transformOrigin: '0 0',
  transform: 'scale(var(--frame-scale))',
})

export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.md,
  background: color.surface.sunken,
  textAlign: 'center',
})
