import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover, from } from '../tokens/media.ts'

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

export const cover = style({ position: 'relative', aspectRatio: '16 / 8', overflow: 'hidden' })

/** The promise of the offer, large, over the beginning of the image. */
export const promise = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  alignContent: 'end',
  inlineSize: '72%',
  padding: tokens.space.md,
  background: `linear-gradient(to right, ${tokens.color.game.artScrim}, transparent)`,
  color: tokens.color.game.onArt,
  selectors: {
    '&:dir(rtl)': { background: `linear-gradient(to left, ${tokens.color.game.artScrim}, transparent)` },
  },
})

export const promiseWords = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  maxInlineSize: '80%',
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size['2xl'],
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  letterSpacing: 'var(--bz-tracking-heading)',
  overflowWrap: 'anywhere',
  '@media': { [from('desktop')]: { fontSize: tokens.type.size['3xl'] } },
})

export const category = style({
  position: 'absolute',
  insetBlockStart: tokens.space.sm,
  insetInlineStart: tokens.space.sm,
  maxInlineSize: `calc(100% - 2 * ${tokens.space.sm})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.full,
  background: tokens.color.premium.base,
  color: tokens.color.premium.on,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  lineHeight: '22px',
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: tokens.space.xs,
  padding: tokens.space.md,
})

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size.lg,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

/** The whole card leads where its title leads; the button stays above it. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})

export const summary = style({ color: tokens.color.text.secondary, overflowWrap: 'anywhere' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space['2xs'],
  fontSize: tokens.type.size.sm,
})

export const terms = style({ display: 'grid', gap: tokens.space['2xs'] })

export const term = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.sm,
})

export const termName = style({ flex: 'none', maxInlineSize: '60%', color: tokens.color.text.muted })

export const termValue = style({
  fontWeight: tokens.type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const dates = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space['2xs'],
  paddingBlockStart: tokens.space['2xs'],
  color: tokens.color.text.muted,
})

export const footer = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.xs,
  paddingBlockStart: tokens.space.sm,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  minBlockSize: 44,
})

// At the end of a second line too, where the words of the state take the first.
globalStyle(`${footer} > button`, { marginInlineStart: 'auto' })
