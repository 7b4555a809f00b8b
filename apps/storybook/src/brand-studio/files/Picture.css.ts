import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, color, line, radius } = tokens

/** The picture on a light and on a dark page, beside each other. */
export const grounds = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xs })

export const ground = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '6rem',
  padding: space.sm,
  background: color.surface.page,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.small,
})

export const image = style({ maxInlineSize: '100%', maxBlockSize: '5rem', objectFit: 'contain' })
