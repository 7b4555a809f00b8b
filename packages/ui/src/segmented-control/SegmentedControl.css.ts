import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

const { space, size, color, radius, line, type, elevation } = tokens

export const control = style({
  display: 'inline-flex',
  // As wide as its segments in a grid or a stack too, which would draw its ground out beyond them.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: '3px',
  gap: '3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: radius.medium,
  border: `${line.thin} solid ${color.border.base}`,
  background: color.surface.sunken,
  selectors: { '&[data-full]': { display: 'flex', flexWrap: 'wrap', inlineSize: 'auto' } },
})

export const segment = style({
  flex: '0 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  paddingInline: space.sm,
  borderRadius: `calc(${radius.medium} - 2px)`,
  border: `${line.thin} solid transparent`,
  color: color.text.secondary,
  fontSize: type.size.sm,
  // The same for the chosen one: letters of another weight move its neighbours, and with them the page is laid out anew.
  fontWeight: type.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    // Where they share a line that is too short, long names break between words, and the last ones take a line more: one
    // behind the edge is not thought to be there.
    [`${control}[data-full] &`]: {
      flex: '1 1 min-content',
      overflowWrap: 'break-word',
      whiteSpace: 'normal',
      textAlign: 'center',
    },
    '&[data-state=on]': {
      background: color.surface.raised,
      borderColor: color.accent.border,
      color: color.accent.text,
      boxShadow: elevation.low,
    },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: '-1px',
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-state=on], :disabled)': { color: color.text.primary } } },
    '(forced-colors: active)': {
      selectors: {
        '&[data-state=on]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
})

export const sizes = styleVariants({
  medium: { minBlockSize: size.control.medium },
  small: {
    minBlockSize: size.control.small,
    '@media': { '(pointer: coarse)': { minBlockSize: size.control.medium } },
  },
})
