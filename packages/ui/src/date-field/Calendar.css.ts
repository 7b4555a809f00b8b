import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

const { color, space, radius, line, type } = tokens
const cellSize = '44px'

export const calendar = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2xs'],
})
export const lists = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space['2xs'] })

export const select = style({
  minBlockSize: '44px',
  maxInlineSize: '100%',
  paddingInline: space.xs,
  border: `${line.thin} solid transparent`,
  borderRadius: radius.medium,
  background: 'none',
  fontSize: type.size.md,
  fontWeight: type.weight.strong,
  cursor: 'pointer',
  '@media': { [canHover]: { selectors: { '&:hover': { background: color.surface.hover } } } },
})

export const option = style({ background: color.surface.overlay, color: color.text.primary })

export const grid = style({
  // Rows touch, so that a range is one band; columns share the width of a phone.
  borderCollapse: 'separate',
  borderSpacing: `0 ${space['3xs']}`,
  tableLayout: 'fixed',
  inlineSize: `calc(7 * ${cellSize})`,
  maxInlineSize: '100%',
  marginInline: 'auto',
  '@media': { [below('tablet')]: { inlineSize: '100%' } },
})

export const weekday = style({
  paddingBlock: space['2xs'],
  fontSize: type.size.xs,
  fontWeight: type.weight.medium,
  color: color.text.muted,
  overflow: 'hidden',
  textAlign: 'center',
})

export const cell = style({
  textAlign: 'center',
  selectors: {
    '&[aria-selected=true]': { background: color.accent.soft },
    '&[data-start]': {
      borderStartStartRadius: radius.full,
      borderEndStartRadius: radius.full,
    },
    '&[data-end]': {
      borderStartEndRadius: radius.full,
      borderEndEndRadius: radius.full,
    },
  },
})

const ended = `:is(${cell}[data-start], ${cell}[data-end]) &`

export const day = style({
  inlineSize: '100%',
  maxInlineSize: cellSize,
  minBlockSize: cellSize,
  border: `${line.thin} solid transparent`,
  borderRadius: radius.full,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${cell}[aria-selected=true] &`]: { color: color.accent.text, fontWeight: type.weight.strong },
    '&[aria-current=date]': { borderColor: color.border.strong, fontWeight: type.weight.strong },
    [ended]: { background: color.accent.base, color: color.accent.on, fontWeight: type.weight.strong },
    '&[aria-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '0' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`${cell}:not([data-start], [data-end]) &:hover:not([aria-disabled])`]: {
          background: color.surface.hover,
          color: color.text.primary,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        [`${cell}[aria-selected=true] &`]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})
