import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below } from '../tokens/media.ts'

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  boxShadow: tokens.elevation.low,
})

export const head = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'end',
  minBlockSize: 112,
  overflow: 'hidden',
  padding: tokens.space.md,
  color: tokens.color.game.onArt,
})

export const art = style({ position: 'absolute', inset: 0, zIndex: -1 })

export const title = style({
  justifySelf: 'start',
  maxInlineSize: '62%',
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.small,
  background: tokens.color.game.artScrim,
  color: tokens.color.game.onArt,
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size.xl,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

/** Columns of fixed shares: ordinary figures stay whole, and a huge one breaks instead of being cut. */
export const table = style({ inlineSize: '100%', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' })

export const th = style({
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.sm,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  textAlign: 'start',
  color: tokens.color.text.muted,
  selectors: { '&[data-end]': { inlineSize: '28%', textAlign: 'end' }, '&:first-child': { inlineSize: 72 } },
  '@media': {
    [below('tablet')]: {
      paddingInline: tokens.space.xs,
      selectors: { '&[data-end]': { inlineSize: '48%' }, '&:first-child': { inlineSize: 56 } },
    },
  },
})

export const row = style({
  selectors: {
    '&[data-own]': { background: tokens.color.surface.selected },
  },
})

/** One's own place stays in sight while a long board is scrolled. */
export const own = style({ position: 'sticky', insetBlockEnd: 0, zIndex: tokens.z.raised })

export const td = style({
  minBlockSize: 52,
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.sm,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-end]': { textAlign: 'end' },
    [`${own} &`]: { borderBlockStart: `${tokens.line.thick} solid ${tokens.color.accent.border}` },
  },
  '@media': {
    [below('tablet')]: {
      paddingInline: tokens.space.xs,
      selectors: { '&[data-end]': { fontSize: tokens.type.size.sm } },
    },
  },
})

export const rank = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  fontWeight: tokens.type.weight.heading,
})

/** The number is over the laurel of the first three. */
export const laurel = style({
  gridArea: '1 / 1',
  inlineSize: 40,
  blockSize: 40,
  fill: 'none',
  strokeWidth: 3,
  selectors: {
    '&[data-rank="1"]': { stroke: tokens.color.rank.three },
    '&[data-rank="2"]': { stroke: tokens.color.rank.two },
    '&[data-rank="3"]': { stroke: tokens.color.rank.one },
  },
})

export const number = style({ gridArea: '1 / 1' })

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space.xs,
})
/** Two lines at most: a row stays a row, whatever the name. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: tokens.type.weight.medium,
})
export const prize = style({ fontWeight: tokens.type.weight.strong, color: tokens.color.premium.text })

/** On a phone the prize is under the metric. */
export const wide = style({ '@media': { [below('tablet')]: { display: 'none' } } })
export const narrow = style({
  display: 'none',
  '@media': { [below('tablet')]: { display: 'block', fontSize: tokens.type.size.sm } },
})

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xs,
  padding: tokens.space.md,
  background: tokens.color.surface.sunken,
  fontSize: tokens.type.size.sm,
})

export const rule = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const ruleName = style({ color: tokens.color.text.muted })
export const ruleText = style({ overflowWrap: 'anywhere' })
