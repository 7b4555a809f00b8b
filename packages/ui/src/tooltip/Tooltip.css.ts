import { keyframes, style } from '@vanilla-extract/css'
import { layer } from '../private/layer.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, color, radius, elevation, motion, line, type } = tokens

const appear = keyframes({ from: { opacity: 0 } })
const leave = keyframes({ to: { opacity: 0 } })

export const holder = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  // A long press opens the tooltip, not the browser's menu.
  WebkitTouchCallout: 'none',
})

export const tip = style({
  zIndex: layer,
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `${line.thin} solid ${color.border.strong}`,
  borderRadius: radius.medium,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: elevation.mid,
  fontSize: type.size.sm,
  fontWeight: type.weight.regular,
  lineHeight: 'var(--bz-line-height-text)',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  maxBlockSize: 'var(--radix-tooltip-content-available-height)',
  animation: `${appear} ${motion.fast} ${motion.standard}`,
  // Radix keeps it in the page until it has faded; the pointer does not meet it any more.
  selectors: {
    '&[data-state=closed]': {
      animation: `${leave} ${motion.fast} ${motion.exit} forwards`,
      pointerEvents: 'none',
    },
  },
})

export const info = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '24px',
  minBlockSize: '24px',
  borderRadius: radius.full,
  color: color.text.muted,
  verticalAlign: 'middle',
  position: 'relative',
  selectors: {
    // A finger has a target of 44 px, without the line of text becoming that high.
    '&::after': { content: '', position: 'absolute', inset: '-10px' },
  },
})
