import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const sparkline = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 30,
  marginBlockStart: tokens.space['2xs'],
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

export const line = style({
  fill: 'none',
  stroke: tokens.color.chart.one,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: { '[data-featured] &': { stroke: tokens.color.felt.on } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

export const area = style({
  fill: tokens.color.chart.one,
  opacity: 0.14,
  selectors: { '[data-featured] &': { fill: tokens.color.felt.on } },
  '@media': { '(forced-colors: active)': { fill: 'none' } },
})
