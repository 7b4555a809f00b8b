import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { layer } from '../private/layer.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, size, color, radius, elevation, motion, line } = tokens

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

export const popover = style({ display: 'inline-flex', maxInlineSize: '100%' })

export const panel = style({
  zIndex: layer,
  inlineSize: 'max-content',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  padding: space.md,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.large,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: elevation.high,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  textAlign: 'start',
  animation: `${appear} ${motion.fast} ${motion.enter}`,
})

export const panelSizes = styleVariants(
  { small: '280px', medium: size.popup.small, large: size.popup.medium },
  (width) => ({ maxInlineSize: `min(${width}, calc(100vw - 16px))` }),
)

export const title = style({ paddingBlockEnd: space.xs })
