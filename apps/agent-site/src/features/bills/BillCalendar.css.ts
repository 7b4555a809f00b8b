import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: tokens.space.xs,
})

export const day = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space['3xs'],
  inlineSize: '100%',
  minBlockSize: 72,
  padding: tokens.space.xs,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.base,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: tokens.color.accent.border,
      background: tokens.color.surface.selected,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: tokens.color.surface.hover } } },
  },
})
