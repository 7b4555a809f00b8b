import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover, from } from '../tokens/media.ts'

export const bar = style({
  display: 'grid',
  gridTemplateAreas: '"title buttons" "facts facts"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: tokens.space.md,
  paddingInlineStart: tokens.space.md,
  paddingInlineEnd: tokens.space['2xs'],
  background: tokens.color.surface.base,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  '@media': {
    [from('tablet')]: {
      gridTemplateAreas: '"title facts buttons"',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      minBlockSize: 56,
    },
  },
})

export const title = style({
  gridArea: 'title',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.type.weight.strong,
})

export const trial = style({
  marginInlineStart: tokens.space.xs,
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.full,
  background: tokens.color.caution.soft,
  color: tokens.color.caution.text,
  fontSize: tokens.type.size.xs,
})

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  rowGap: tokens.space['2xs'],
  columnGap: tokens.space.md,
  paddingBlockEnd: tokens.space.xs,
  paddingInlineEnd: tokens.space.sm,
  '@media': { [from('tablet')]: { paddingBlockEnd: 0, columnGap: tokens.space.lg } },
})

export const fact = style({
  display: 'grid',
  '@media': { [below('tablet')]: { selectors: { '&[data-minor]': { display: 'none' } } } },
})

export const label = style({
  fontSize: tokens.type.size.xs,
  color: tokens.color.text.muted,
  whiteSpace: 'nowrap',
})

export const value = style({
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const buttons = style({ gridArea: 'buttons', display: 'flex' })

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space['2xs'],
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.medium,
  outlineOffset: -3,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: tokens.color.surface.hover } } },
    [below('tablet')]: { selectors: { '&[data-wide-only]': { display: 'none' } } },
  },
})
