import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.lg,
})

/** The current standing, on the cloth. */
export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.lg,
  padding: tokens.space.lg,
  borderRadius: tokens.radius.large,
  background: `radial-gradient(120% 180% at 12% 0%, ${tokens.color.felt.line}, ${tokens.color.felt.base} 40%, ${tokens.color.felt.deep})`,
  color: tokens.color.felt.on,
  boxShadow: `inset 0 0 0 ${tokens.line.thin} ${tokens.color.felt.line}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'center' },
  },
})

export const who = style({ display: 'flex', alignItems: 'center', gap: tokens.space.md })
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space['3xs'],
})

export const muted = style({ fontSize: tokens.type.size.sm, color: tokens.color.felt.muted })

export const name = style({
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size['2xl'],
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

export const bet = style({
  fontFamily: tokens.type.family.figures,
  fontSize: tokens.type.size.xl,
  fontWeight: tokens.type.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.premium.base,
  overflowWrap: 'anywhere',
})

export const targets = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.md })

export const target = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space['2xs'],
})

export const targetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space.sm,
  fontSize: tokens.type.size.sm,
})

export const figure = style({ fontVariantNumeric: 'tabular-nums', color: tokens.color.felt.muted })

const track = { background: tokens.color.felt.deep, borderRadius: tokens.radius.full } as const
const fill = { background: tokens.color.premium.base, borderRadius: tokens.radius.full } as const

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: 10,
  border: `${tokens.line.thin} solid ${tokens.color.felt.line}`,
  overflow: 'hidden',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
})

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.sm,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
    },
  },
})

/** On a wide page each step is higher than the one before. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space.sm,
  rowGap: tokens.space.xs,
  alignContent: 'start',
  blockSize: '100%',
  padding: tokens.space.md,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  boxShadow: tokens.elevation.low,
  selectors: {
    '&[aria-current]': {
      borderColor: tokens.color.premium.base,
      boxShadow: `inset 0 0 0 ${tokens.line.thin} ${tokens.color.premium.base}, ${tokens.elevation.mid}`,
    },
  },
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
      blockSize: 'auto',
      selectors: {
        '&[data-place="1"]': { minBlockSize: 300 },
        '&[data-place="2"]': { minBlockSize: 328 },
        '&[data-place="3"]': { minBlockSize: 356 },
        '&[data-place="4"]': { minBlockSize: 384 },
        '&[data-place="5"]': { minBlockSize: 412 },
      },
    },
  },
})

export const stepHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
})

export const stepName = style({
  fontSize: tokens.type.size.lg,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

export const here = style({
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  color: tokens.color.premium.text,
})

export const stepTargets = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  display: 'grid',
  gap: tokens.space['2xs'],
  paddingBlock: tokens.space.xs,
  borderBlock: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  fontSize: tokens.type.size.sm,
  textAlign: 'start',
})

export const stepTarget = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space.xs,
})
export const stepLabel = style({ color: tokens.color.text.muted })
export const stepFigure = style({
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const benefits = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space['2xs'],
  fontSize: tokens.type.size.sm,
  textAlign: 'start',
})

export const benefit = style({
  display: 'flex',
  gap: tokens.space['2xs'],
  color: tokens.color.text.secondary,
  overflowWrap: 'anywhere',
})
export const tick = style({ flex: 'none', marginBlockStart: '0.2em', color: tokens.color.positive.text })
