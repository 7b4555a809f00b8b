import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

const { color, radius, line, elevation, type, space } = tokens

export const values = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: type.size.sm,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
})

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: 44,
  paddingBlock: space.xs,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const track = style({
  position: 'relative',
  flex: 1,
  blockSize: 6,
  borderRadius: radius.full,
  background: color.field.border,
  '@media': { '(forced-colors: active)': { border: `${line.thin} solid CanvasText` } },
})

export const range = style({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.accent.base,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const thumb = style({
  display: 'block',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.full,
  border: `${line.thick} solid ${color.accent.base}`,
  background: color.surface.raised,
  boxShadow: elevation.low,
  selectors: {
    '&:focus-visible': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: line.focusOffset },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: color.accent.hover } } } },
})
