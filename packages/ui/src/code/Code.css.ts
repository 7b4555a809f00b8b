import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, radius, space, type } = tokens

export const code = style({
  paddingInline: space['2xs'],
  borderRadius: radius.small,
  background: color.surface.sunken,
  color: color.text.primary,
  fontFamily: type.family.code,
  fontSize: '0.9375em',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
})

export const block = style({
  display: 'block',
  padding: space.sm,
  fontSize: type.size.sm,
  whiteSpace: 'pre-wrap',
  textAlign: 'start',
})
