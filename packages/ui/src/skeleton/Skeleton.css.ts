import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const skeleton = style({
  display: 'block',
  background: tokens.color.surface.hover,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

export const shapes = styleVariants({
  text: { blockSize: '1em', borderRadius: tokens.radius.small, marginBlock: '0.25em' },
  line: { blockSize: tokens.size.control.medium, borderRadius: tokens.radius.medium },
  block: { blockSize: '8rem', borderRadius: tokens.radius.large },
  tile: { aspectRatio: '4 / 5', borderRadius: tokens.radius.large },
  circle: {
    inlineSize: tokens.size.control.medium,
    blockSize: tokens.size.control.medium,
    borderRadius: tokens.radius.full,
  },
})

export const short = style({ inlineSize: '60%' })
