import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line, type, size } = tokens

export const time = style({ inlineSize: 'fit-content', maxInlineSize: '100%', paddingInlineEnd: space.xs })

export const half = style({
  minBlockSize: `calc(${size.control.medium} - 2 * ${line.thin})`,
  maxInlineSize: '100%',
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  fontSize: type.size.md,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

export const option = style({ background: color.surface.overlay, color: color.text.primary })
