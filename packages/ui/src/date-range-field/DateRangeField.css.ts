import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

const { color, space, radius, line, type } = tokens

export const body = style({
  display: 'flex',
  gap: space.md,
  '@media': { [below('tablet')]: { flexDirection: 'column', gap: space.sm } },
})

export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3xs'],
  paddingInlineEnd: space.md,
  borderInlineEnd: `${line.thin} solid ${color.border.subtle}`,
  '@media': {
    [below('tablet')]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: space.xs,
      paddingInlineEnd: 0,
      borderInlineEnd: 0,
    },
  },
})

export const preset = style({
  minBlockSize: '44px',
  paddingInline: space.sm,
  borderRadius: radius.medium,
  fontSize: type.size.sm,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed=true]': {
      background: color.accent.soft,
      color: color.accent.text,
      fontWeight: type.weight.strong,
    },
    '&:disabled': { color: color.text.disabled },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:enabled:not([aria-pressed=true])': { background: color.surface.hover } },
    },
    [below('tablet')]: {
      border: `${line.thin} solid ${color.border.base}`,
      borderRadius: radius.full,
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed=true]': { outline: `${line.thick} solid Highlight` } },
    },
  },
})

export const step = style({
  paddingBlockEnd: space.xs,
  fontSize: type.size.sm,
  color: color.text.muted,
  textAlign: 'center',
})
