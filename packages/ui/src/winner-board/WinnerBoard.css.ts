import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'
import { winnerBoardSettings } from './settings.ts'

const rowHeight = 64

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  boxShadow: tokens.elevation.low,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 60,
  paddingInline: tokens.space.md,
  paddingBlock: tokens.space.xs,
  background: `radial-gradient(120% 240% at 90% 0%, ${tokens.color.felt.line}, ${tokens.color.felt.base} 45%, ${tokens.color.felt.deep})`,
  color: tokens.color.felt.on,
})

export const trophy = style({ flex: 'none', color: tokens.color.premium.base })

export const title = style({
  flex: '1 1 auto',
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size.lg,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

export const control = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: tokens.radius.full,
  outlineColor: tokens.color.felt.on,
  outlineOffset: -4,
  color: tokens.color.felt.on,
})

export const tabs = style({ paddingInline: tokens.space.md, paddingBlockStart: tokens.space.xs })

export const view = style({
  position: 'relative',
  maxBlockSize: winnerBoardSettings.rows * rowHeight,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  outlineOffset: -3,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  columnGap: tokens.space.sm,
  minBlockSize: rowHeight,
  paddingInline: tokens.space.md,
  paddingBlock: tokens.space.xs,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}` },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { background: tokens.color.surface.hover } } } },
})

export const picture = style({
  inlineSize: 44,
  blockSize: 44,
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
})

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const player = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.type.weight.medium,
  lineHeight: 'var(--bz-line-height-heading)',
})

export const game = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.muted,
})

export const prize = style({
  fontFamily: tokens.type.family.figures,
  fontWeight: tokens.type.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  color: tokens.color.game.win,
})
