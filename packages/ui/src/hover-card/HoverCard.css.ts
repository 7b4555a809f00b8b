import { keyframes, style } from '@vanilla-extract/css'
import { layer } from '../private/layer.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, color, radius, elevation, motion, line } = tokens

const appear = keyframes({ from: { opacity: 0 } })

export const holder = style({ display: 'inline-flex', maxInlineSize: '100%' })

export const card = style({
  zIndex: layer,
  inlineSize: 'max-content',
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-hover-card-content-available-height)',
  padding: space.md,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.large,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: elevation.high,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  animation: `${appear} ${motion.fast} ${motion.standard}`,
})
