import { keyframes, style } from '@vanilla-extract/css'
import { layer } from '../private/layer.ts'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line, type, elevation, size, motion } = tokens

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const segments = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: space.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const slash = style({ color: color.text.muted, paddingInline: space['3xs'] })

export const segment = style({
  inlineSize: '2.25em',
  minBlockSize: `calc(${size.control.medium} - 2 * ${line.thin})`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  // 16 px or more, so that phones do not zoom into the field.
  fontSize: type.size.md,
  textAlign: 'center',
  selectors: {
    '&[data-part=year]': { inlineSize: '3.25em' },
    '&:focus-visible': { outline: 'none', background: color.surface.selected },
    '&::placeholder': { color: color.text.muted, opacity: 1 },
  },
})

export const dash = style({ color: color.text.muted })

/** What is typed: two days stand one below the other where they must, the calendar's button beside both. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
})

/** The box where the parts lie deeper than its own children; buttons of its calendar may be disabled while it is not. */
export const row = style({
  selectors: {
    '&:has(input:disabled)': {
      background: color.surface.sunken,
      borderColor: color.border.base,
      color: color.text.disabled,
    },
  },
})

const leave = `${motion.fast} ${motion.exit}`

const surface = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.large,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: elevation.high,
  animation: `${rise} ${motion.fast} ${motion.enter}`,
})

export const popup = style([
  surface,
  {
    zIndex: layer,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
  },
])

/** Behind a calendar on a phone. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer,
  display: 'flex',
  alignItems: 'flex-end',
  inlineSize: '100%',
  blockSize: '100dvb',
  background: color.scrim,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-leaving]': { opacity: 0, transition: `opacity ${leave}, display ${leave} allow-discrete` },
  },
})

export const bottomSheet = style([
  surface,
  {
    inlineSize: '100%',
    maxBlockSize: '90dvb',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    selectors: {
      [`${cover}[data-leaving] > &`]: { translate: '0 12px', transition: `translate ${leave}` },
    },
  },
])

export const panel = style({
  padding: space.md,
  paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
})
export const footer = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: space.xs })
