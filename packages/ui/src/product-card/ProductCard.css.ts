import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  boxShadow: tokens.elevation.low,
  '@media': {
    [canHover]: { selectors: { '&:hover': { borderColor: tokens.color.premium.border } } },
  },
})

export const picture = style({ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' })

export const mark = style({
  position: 'absolute',
  insetBlockStart: tokens.space.xs,
  insetInlineStart: tokens.space.xs,
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.small,
  background: tokens.color.game.artScrim,
  color: tokens.color.game.onArt,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  lineHeight: '24px',
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: tokens.space.xs,
  padding: tokens.space.sm,
})

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  alignSelf: 'start',
  fontWeight: tokens.type.weight.strong,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space['2xs'],
})

export const points = style({
  fontFamily: tokens.type.family.figures,
  fontSize: tokens.type.size.xl,
  fontWeight: tokens.type.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 'var(--bz-line-height-heading)',
  color: tokens.color.game.jackpot,
  overflowWrap: 'anywhere',
})

export const note = style({
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space['2xs'],
})
