import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const entries = style({
  listStyle: 'none',
  margin: 0,
  paddingInline: 0,
  paddingBlockStart: tokens.space.sm,
  display: 'grid',
  gap: tokens.space.sm,
})

export const entry = style({
  maxInlineSize: 'min(100%, 36rem)',
  padding: tokens.space.md,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  selectors: {
    '&[data-author=member]': { justifySelf: 'end', background: tokens.color.surface.selected },
  },
})

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const images = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
})

export const image = style({
  inlineSize: '6rem',
  blockSize: '6rem',
  objectFit: 'cover',
  borderRadius: tokens.radius.medium,
})
