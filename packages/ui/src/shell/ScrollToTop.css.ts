import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

/** Covers the first screen of the page; out of sight means scrolled away. */
/** Only groups its parts: its surroundings are laid out as if it did not exist. */
export const whole = style({ display: 'contents', '@media': { print: { display: 'none' } } })

export const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 1,
  blockSize: '60dvb',
  pointerEvents: 'none',
})

export const button = style({
  position: 'fixed',
  insetBlockEnd: tokens.space.lg,
  insetInlineEnd: tokens.space.lg,
  zIndex: tokens.z.floating,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.full,
  background: tokens.color.surface.overlay,
  color: tokens.color.text.primary,
  boxShadow: tokens.elevation.mid,
  selectors: { '&[data-away]': { visibility: 'hidden' } },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: tokens.color.surface.hover } } },
    [below('tablet')]: {
      insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom))',
      insetInlineEnd: tokens.space.md,
    },
  },
})
