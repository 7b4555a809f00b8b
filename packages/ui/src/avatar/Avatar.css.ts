import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, radius, type, size } = tokens

export const avatar = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.neutral.soft,
  color: color.neutral.text,
  fontWeight: type.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
})

export const sizes = styleVariants({
  small: { inlineSize: 24, blockSize: 24, fontSize: '10px' },
  medium: { inlineSize: 40, blockSize: 40, fontSize: type.size.sm },
  large: { inlineSize: size.control.large, blockSize: size.control.large, fontSize: type.size.md },
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
