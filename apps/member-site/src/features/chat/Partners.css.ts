import { canHover, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: tokens.space.xs })

export const partner = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.sm,
  inlineSize: '100%',
  minBlockSize: 56,
  padding: tokens.space.xs,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.base,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [canHover]: { selectors: { '&:hover': { background: tokens.color.surface.hover } } } },
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: tokens.color.accent.border,
      background: tokens.color.surface.selected,
    },
  },
})

const round = {
  flex: 'none',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: tokens.radius.full,
} as const

export const picture = style({ ...round, objectFit: 'cover' })

export const mark = style({
  ...round,
  display: 'grid',
  placeItems: 'center',
  background: tokens.color.accent.soft,
  color: tokens.color.accent.text,
})

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const table = style({ color: tokens.color.text.muted, fontSize: tokens.type.size.sm })
