import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, line, radius, space } = tokens

export const product = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
  padding: space.sm,
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.large,
  background: color.surface.sunken,
})

export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.medium,
})

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
