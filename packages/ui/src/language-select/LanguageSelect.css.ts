import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const globe = style({
  flex: 'none',
  color: tokens.color.text.muted,
  selectors: { '&[data-busy]': { animation: `${turn} 1.2s linear infinite` } },
})
