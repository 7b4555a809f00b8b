import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

const { space, color, radius, elevation, z, type } = tokens

/** Over the button that leads back to the top, and over the bar of places on a phone. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space.lg} + 44px + ${space.sm} + env(safe-area-inset-bottom))`,
  insetInlineEnd: `max(${space.lg}, env(safe-area-inset-right))`,
  zIndex: z.floating,
  display: 'flex',
  selectors: { '&[data-away]': { visibility: 'hidden' } },
  '@media': {
    [below('tablet')]: {
      insetBlockEnd: `calc(76px + 44px + ${space.sm} + env(safe-area-inset-bottom))`,
      insetInlineEnd: space.md,
      selectors: { '&[data-aside]': { visibility: 'hidden' } },
    },
    print: { display: 'none' },
  },
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: radius.full,
  background: color.accent.base,
  color: color.accent.on,
  boxShadow: elevation.high,
  fontSize: '20px',
  selectors: { '&:active': { background: color.accent.pressed } },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: color.accent.hover } } },
    '(forced-colors: active)': { border: '2px solid ButtonText' },
  },
})

/** The icons are aligned with the first letter of the title; the ground under a pointer reaches beyond it. */
export const services = style({
  display: 'grid',
  minInlineSize: '200px',
  marginInline: `calc(-1 * ${space.xs})`,
})

export const service = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '48px',
  paddingInline: space.xs,
  borderRadius: radius.medium,
  outlineOffset: '-2px',
  fontSize: type.size.md,
  fontWeight: type.weight.medium,
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { selectors: { '&:hover': { background: color.surface.hover } } } },
})

export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: radius.full,
  background: color.accent.soft,
  color: color.accent.text,
})
