import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const depth = createVar()

export const root = style({ position: 'relative', containerType: 'inline-size' })

export const tree = style({ minInlineSize: 0 })

export const item = style({
  vars: { [depth]: '0' },
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 44,
  paddingBlock: tokens.space['2xs'],
  paddingInlineStart: `calc(${tokens.space.md} * ${depth})`,
  paddingInlineEnd: tokens.space.sm,
  borderRadius: tokens.radius.medium,
  outlineOffset: `calc(-1 * ${tokens.line.focus})`,
  fontSize: tokens.type.size.sm,
  cursor: 'default',
  selectors: {
    '&[aria-expanded], &[aria-selected], &[data-kind=failed]': { cursor: 'pointer' },
    '&[aria-selected=true]': { background: tokens.color.surface.selected },
    '&[data-kind=failed]': { color: tokens.color.critical.text },
  },
  '@container': {
    '(min-width: 600px)': { paddingInlineStart: `calc(${tokens.space.lg} * ${depth})` },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([aria-selected=true])': { background: tokens.color.surface.hover } },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected=true]': { borderInlineStart: '4px solid Highlight' } },
    },
  },
})

export const opener = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 36,
  color: tokens.color.text.muted,
  selectors: { [`${item}[data-kind=failed] &`]: { color: 'inherit' } },
})

globalStyle(`${opener}[data-open] > svg`, { rotate: '90deg' })
globalStyle(`[dir=rtl] ${opener}[data-open] > svg`, { rotate: '-90deg' })

export const label = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: tokens.type.weight.medium,
  overflowWrap: 'anywhere',
})

export const count = style({
  display: 'inline-block',
  marginInlineStart: tokens.space.xs,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.text.muted,
})

export const figures = style({
  flex: 'none',
  maxInlineSize: '50%',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.text.secondary,
})

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
})

export const status = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
