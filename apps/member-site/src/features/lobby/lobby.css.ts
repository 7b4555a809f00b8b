import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The band that begins a list of games: its cloth, its sign, its name. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.sm,
  alignItems: 'center',
  padding: tokens.space.md,
  borderRadius: tokens.radius.large,
  background: `radial-gradient(120% 160% at 0% 0%, ${tokens.color.felt.base}, ${tokens.color.felt.deep})`,
  color: tokens.color.felt.on,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 360px)',
      paddingInline: tokens.space.lg,
    },
  },
})

export const headAlone = style({ gridTemplateColumns: 'minmax(0, 1fr)' })

export const title = style({ display: 'flex', alignItems: 'center', gap: tokens.space.sm, minInlineSize: 0 })

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 auto',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: tokens.radius.large,
  border: `${tokens.line.thin} solid ${tokens.color.felt.line}`,
  color: tokens.color.premium.base,
  fontSize: 22,
})

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const count = style({
  minBlockSize: '1lh',
  color: tokens.color.felt.muted,
  fontSize: tokens.type.size.sm,
})

/** The search has the page's own surface, so that it is readable in every brand. */
export const search = style({
  padding: tokens.space.xs,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  color: tokens.color.text.primary,
})

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.sm,
})

export const sort = style({ flex: '1 1 180px', maxInlineSize: 260 })

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space.xs,
  paddingBlock: tokens.space.sm,
})

/** A vendor's card with a link to all its games below it. */
export const vendor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: tokens.space['2xs'],
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: tokens.space.sm,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      gap: tokens.space.md,
    },
  },
})
