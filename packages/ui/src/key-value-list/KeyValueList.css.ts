import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const container = style({ containerType: 'inline-size' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: tokens.space.xl,
  '@container': {
    '(min-width: 600px)': {
      selectors: { '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space.md,
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  selectors: {
    '[data-columns="1"] > &:last-child': { borderBlockEnd: 'none' },
  },
})

export const label = style({ fontSize: tokens.type.size.sm, color: tokens.color.text.muted })

export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: tokens.type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    [`${pair}[data-strong] &`]: {
      fontSize: tokens.type.size.lg,
      fontWeight: tokens.type.weight.heading,
      color: tokens.color.text.primary,
    },
  },
})
