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

/** The search stands on the page's own surface, so that it reads in every brand. */
export const search = style({
  padding: tokens.space.xs,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  color: tokens.color.text.primary,
})

export const rail = style({
  display: 'flex',
  gap: tokens.space.xs,
  margin: -4,
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  listStyle: 'none',
})

/** As high as the rail, so that what stands below it stays where it is. */
export const railPending = style({ minBlockSize: 48 })

export const railItem = style({ flex: '0 0 auto', scrollSnapAlign: 'start' })

export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 48,
  maxInlineSize: 220,
  paddingBlock: 3,
  paddingInline: `4px ${tokens.space.sm}`,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  color: tokens.color.text.primary,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderColor: tokens.color.accent.border,
      background: tokens.color.accent.soft,
      color: tokens.color.accent.text,
      fontWeight: tokens.type.weight.strong,
    },
    '&[data-plain]': { paddingInline: tokens.space.md },
    '&[data-shut]': { color: tokens.color.text.muted },
  },
})

export const vendorName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const vendorPicture = style({
  position: 'relative',
  flex: '0 0 auto',
  inlineSize: 52,
  blockSize: 38,
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
})

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

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
