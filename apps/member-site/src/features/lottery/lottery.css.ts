import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: tokens.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.sm,
  minBlockSize: 88,
  padding: tokens.space.xs,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  color: tokens.color.text.primary,
  textDecoration: 'none',
  boxShadow: tokens.elevation.low,
  selectors: { '&:hover': { borderColor: tokens.color.premium.border } },
})

export const picture = style({
  position: 'relative',
  display: 'block',
  inlineSize: 88,
  blockSize: 72,
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
  objectFit: 'cover',
})

export const words = style({ display: 'grid', gap: tokens.space['3xs'], minInlineSize: 0 })

export const name = style({
  fontWeight: tokens.type.weight.strong,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const detail = style({ fontSize: tokens.type.size.sm, color: tokens.color.text.muted })

export const time = style({ fontWeight: tokens.type.weight.strong, fontVariantNumeric: 'tabular-nums' })

/** The lottery that is open: the draw beside its game where it fits, above it on a phone. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.md,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  },
})

export const draw = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: tokens.space.sm,
  padding: tokens.space.md,
  borderRadius: tokens.radius.large,
  background: `radial-gradient(120% 160% at 0% 0%, ${tokens.color.felt.base}, ${tokens.color.felt.deep})`,
  color: tokens.color.felt.on,
})

export const fact = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

/** The last result: a line of its own where its balls would not fit in one row beside the rest. */
export const result = style([
  fact,
  { gridColumn: '1 / -1', '@media': { [from('tablet')]: { gridColumn: 'auto' } } },
])

export const factLabel = style({ fontSize: tokens.type.size.sm, color: tokens.color.felt.muted })
export const factValue = style({ fontSize: tokens.type.size.lg, fontWeight: tokens.type.weight.strong })

/** Five fit in one line of a card on the narrowest phone. */
export const balls = style({ display: 'inline-flex', flexWrap: 'wrap', gap: tokens.space['3xs'] })

export const ball = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: tokens.radius.full,
  background: tokens.color.premium.base,
  color: tokens.color.premium.on,
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const draws = style({
  display: 'grid',
  gap: tokens.space.xs,
  maxBlockSize: 560,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
})

export const drawn = style({
  display: 'grid',
  gap: tokens.space['3xs'],
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
})
