import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: tokens.space.xs })

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.sm,
  inlineSize: '100%',
  minBlockSize: 56,
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.md,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.base,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { borderColor: tokens.color.accent.border, background: tokens.color.surface.hover },
      },
    },
  },
})
