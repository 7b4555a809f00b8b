import { style } from '@vanilla-extract/css'
import { layer } from '../private/layer.ts'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

const { color, space, radius, line, type, elevation, size } = tokens

export const toggle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control.medium,
  alignSelf: 'stretch',
  color: color.text.muted,
})

export const popup = style({
  zIndex: layer,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--radix-popover-trigger-width)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflow: 'hidden',
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.large,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: elevation.high,
})

export const list = style({
  maxBlockSize: '320px',
  padding: space['2xs'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '44px',
  paddingInline: space.sm,
  paddingBlock: space['2xs'],
  borderRadius: radius.medium,
  lineHeight: 'var(--bz-line-height-text)',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': {
      background: color.surface.selected,
      outline: `${line.focus} solid transparent`,
      outlineOffset: `calc(-1 * ${line.focus})`,
    },
    '&[aria-selected=true]': { color: color.accent.text, fontWeight: type.weight.strong },
    '&[aria-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([data-active], [aria-disabled])': { background: color.surface.hover } },
    },
    '(forced-colors: active)': { selectors: { '&[data-active]': { outlineColor: 'Highlight' } } },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column' })
export const description = style({
  fontSize: type.size.sm,
  fontWeight: type.weight.regular,
  color: color.text.muted,
  selectors: { [`${option}[aria-disabled] &`]: { color: 'inherit' } },
})

export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  padding: space.md,
  fontSize: type.size.sm,
  lineHeight: 'var(--bz-line-height-text)',
  color: color.text.muted,
  overflowWrap: 'anywhere',
})
export const problem = style({ color: color.critical.text })
