import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: tokens.space.sm,
  padding: tokens.space.sm,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  boxShadow: tokens.elevation.low,
  selectors: { '&[data-status=claimable]': { borderColor: tokens.color.premium.border } },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gap: tokens.space.md,
      padding: tokens.space.md,
    },
  },
})

export const picture = style({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
})

export const count = style({
  position: 'absolute',
  zIndex: tokens.z.raised,
  insetBlockStart: -8,
  insetInlineStart: -8,
})

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xs })

export const title = style({
  fontSize: tokens.type.size.lg,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space['2xs'],
  fontFamily: tokens.type.family.figures,
  fontSize: tokens.type.size.sm,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.text.muted,
})

export const reached = style({ fontWeight: tokens.type.weight.strong, color: tokens.color.text.primary })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space['2xs'],
  columnGap: tokens.space.md,
  fontSize: tokens.type.size.sm,
})

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: tokens.space['2xs'] })
export const reward = style({ fontWeight: tokens.type.weight.strong, color: tokens.color.premium.text })
export const window = style({ color: tokens.color.text.muted })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.xs,
  minBlockSize: 36,
})
