import { keyframes, style } from '@vanilla-extract/css'
import { layer } from '../private/layer.ts'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const menu = style({ display: 'inline-flex', maxInlineSize: '100%' })

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 44,
  maxInlineSize: '100%',
  paddingInline: tokens.space.sm,
  borderRadius: tokens.radius.medium,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  color: tokens.color.text.primary,
  selectors: {
    '&[data-icon-only]': { inlineSize: 44, paddingInline: 0, justifyContent: 'center' },
    '&[aria-expanded=true]': { background: tokens.color.surface.selected },
    '&:disabled': { color: tokens.color.text.disabled },
  },
  '@media': { [canHover]: { selectors: { '&:hover:enabled': { background: tokens.color.surface.hover } } } },
})

/** A click outside an open menu closes it and does nothing else. */
export const backdrop = style({ position: 'fixed', inset: 0, zIndex: layer, pointerEvents: 'auto' })

export const popup = style({
  zIndex: layer,
  inlineSize: 'max-content',
  minInlineSize: 200,
  maxInlineSize: 'min(340px, calc(100vw - 16px))',
  padding: tokens.space['2xs'],
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.overlay,
  color: tokens.color.text.primary,
  boxShadow: tokens.elevation.high,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'var(--radix-popper-available-height)',
  animation: `${appear} ${tokens.motion.fast} ${tokens.motion.enter}`,
})

export const heading = style({
  padding: tokens.space.sm,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  marginBlockEnd: tokens.space['2xs'],
})

export const list = style({ display: 'grid' })

/** The place of the items that are not rendered yet. */
export const rest = style({ blockSize: '100dvb' })

export const group = style({
  display: 'grid',
  selectors: {
    '& + &': {
      marginBlockStart: tokens.space['2xs'],
      paddingBlockStart: tokens.space['2xs'],
      borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
    },
  },
})

export const groupLabel = style({
  paddingInline: tokens.space.sm,
  paddingBlock: tokens.space['2xs'],
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  color: tokens.color.text.muted,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.sm,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: tokens.space.sm,
  paddingBlock: tokens.space['2xs'],
  borderRadius: tokens.radius.medium,
  outlineOffset: -2,
  fontSize: tokens.type.size.sm,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    // Where the pointer is, there is the focus: Radix moves it.
    '&[data-highlighted]': { background: tokens.color.surface.selected },
    '&[data-tone=critical]': { color: tokens.color.critical.text },
    '&[aria-checked=true]': { color: tokens.color.accent.text, fontWeight: tokens.type.weight.strong },
    '&[aria-disabled]': { color: tokens.color.text.disabled, cursor: 'not-allowed' },
  },
})

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  minBlockSize: 18,
  color: tokens.color.text.muted,
  selectors: {
    [`${item}[data-tone=critical] &, ${item}[aria-checked=true] &`]: { color: 'inherit' },
  },
})

export const label = style({ flex: '1 1 auto', overflowWrap: 'anywhere' })

export const note = style({
  flex: 'none',
  color: tokens.color.text.muted,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.regular,
})

export const count = style({
  flex: 'none',
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: tokens.radius.full,
  background: tokens.color.critical.base,
  color: tokens.color.critical.on,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  lineHeight: '20px',
  textAlign: 'center',
})
