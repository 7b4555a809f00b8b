import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: tokens.radius.full,
  border: `${tokens.line.thick} solid color-mix(in srgb, currentcolor 25%, transparent)`,
  borderBlockStartColor: 'currentcolor',
  animation: `${turn} 800ms linear infinite`,
})

export const spinnerSizes = styleVariants(tokens.size.icon, (size) => ({ inlineSize: size, blockSize: size }))
