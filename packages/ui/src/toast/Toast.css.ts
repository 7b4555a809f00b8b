import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { space, radius, elevation, motion, z, color } = tokens

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const leave = keyframes({ to: { opacity: 0 } })

/** No box of its own: one at the end of a printed page would take a sheet for itself. */
export const home = style({ display: 'contents' })

export const region = style({
  position: 'fixed',
  zIndex: z.toast,
  inset: 'auto 0 0',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  padding: space.md,
  paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const toast = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  background: color.surface.overlay,
  borderRadius: radius.medium,
  boxShadow: elevation.high,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.base} ${motion.enter}`,
  // A finger that moves it sideways dismisses it; up and down it scrolls.
  touchAction: 'pan-y',
  selectors: { '&[data-state=closed]': { animation: `${leave} ${motion.fast} ${motion.exit} forwards` } },
})
