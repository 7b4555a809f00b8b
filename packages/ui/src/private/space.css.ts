import { styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

/** The gap between children, one class a step of the scale. */
export const gap = styleVariants({ none: '0', ...tokens.space }, (value) => ({ gap: value }))

/** Alignment of children across the main axis. */
export const alignItems = styleVariants(
  { start: 'start', center: 'center', end: 'end', stretch: 'stretch', baseline: 'baseline' },
  (value) => ({ alignItems: value }),
)
