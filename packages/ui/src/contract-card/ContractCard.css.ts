import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below } from '../tokens/media.ts'

const { space, color, radius, line, type, elevation } = tokens

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.large,
  background: color.surface.base,
  boxShadow: elevation.low,
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space.sm,
})
export const names = style({ display: 'grid', gap: space['3xs'], flex: '1 1 12rem' })
export const quiet = style({ fontSize: type.size.sm, color: color.text.secondary, overflowWrap: 'anywhere' })

export const tiers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs })

export const tier = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: space.sm,
  borderRadius: radius.medium,
  border: `${line.thin} solid ${color.border.subtle}`,
  background: color.surface.sunken,
  selectors: {
    '&[data-change=removed]': { borderStyle: 'dashed', background: 'none' },
  },
  '@media': { print: { breakInside: 'avoid' } },
})

export const goals = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  rowGap: space.xs,
  flex: '1 1 14rem',
})
export const goal = style({ display: 'grid' })
export const goalName = style({ fontSize: type.size.xs, color: color.text.muted })
export const goalValue = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  fontSize: type.size.sm,
  fontWeight: type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

/** The shares are aligned at the end; below the goals, on a phone, what changed is beside the share. */
export const share = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space['2xs'],
  '@media': {
    [below('tablet')]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.xs,
      flex: '1 1 100%',
    },
  },
})
export const ratio = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  fontFamily: type.family.figures,
  fontSize: type.size.xl,
  fontWeight: type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 'var(--bz-line-height-heading)',
})

export const was = style({
  fontSize: type.size.sm,
  fontWeight: type.weight.regular,
  color: color.text.muted,
  textDecorationLine: 'line-through',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  '@media': { print: { display: 'none' } },
})
