import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = tokens

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: radius.full,
  background: color.positive.soft,
  color: color.positive.text,
})
