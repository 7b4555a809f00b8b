import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

// Readers want dark modules on a light ground, in both schemes: the cloth's colours give it.
export const code = style({
  display: 'block',
  aspectRatio: '1',
  maxInlineSize: '100%',
  padding: tokens.space.xs,
  borderRadius: tokens.radius.medium,
  background: tokens.color.felt.on,
  color: tokens.color.felt.deep,
  forcedColorAdjust: 'none',
})

export const qrSizes = styleVariants(
  { tiny: '96px', small: '120px', medium: '176px', large: '240px' },
  (size) => ({
    inlineSize: size,
  }),
)
