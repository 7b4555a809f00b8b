import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, radius, line, space, type } = tokens

export const kbd = style({
  display: 'inline-block',
  minInlineSize: '1.6em',
  paddingInline: space['2xs'],
  border: `${line.thin} solid ${color.border.strong}`,
  borderBlockEndWidth: line.thick,
  borderRadius: radius.small,
  background: color.surface.base,
  color: color.text.primary,
  fontFamily: type.family.code,
  fontSize: '0.875em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
