import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

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
