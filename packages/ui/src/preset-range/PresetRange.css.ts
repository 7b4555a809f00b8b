import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

export const set = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.sm,
})

export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.xs })

export const preset = style({
  minBlockSize: 40,
  paddingInline: tokens.space.md,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.full,
  background: tokens.color.surface.base,
  color: tokens.color.text.secondary,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: tokens.color.accent.border,
      background: tokens.color.accent.soft,
      color: tokens.color.accent.text,
      fontWeight: tokens.type.weight.strong,
    },
    '&:disabled': { color: tokens.color.text.disabled },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:enabled:not([aria-pressed=true])': { background: tokens.color.surface.hover } },
    },
    '(pointer: coarse)': { minBlockSize: 44 },
  },
})

export const dates = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.xs })

/** Not on a phone, where the days stand on lines of their own. */
export const dash = style({
  color: tokens.color.text.muted,
  '@media': { [below('tablet')]: { display: 'none' } },
})

export const field = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  border: `${tokens.line.thin} solid ${tokens.color.field.border}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.field.background,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${tokens.line.focus} solid ${tokens.color.focus}`,
      outlineOffset: 1,
    },
  },
})

export const label = style({
  paddingInlineStart: tokens.space.sm,
  fontSize: tokens.type.size.xs,
  color: tokens.color.text.muted,
})

export const input = style({
  minBlockSize: 42,
  paddingInline: tokens.space.xs,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: tokens.type.size.sm,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:disabled': { color: tokens.color.text.disabled } },
})
