import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const wide = 'screen and (min-width: 1024px)'

export const page = style({
  display: 'grid',
  minBlockSize: '100dvb',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  background: tokens.color.surface.page,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gridTemplateRows: '1fr' } },
})

/** A signed-in agent is redirected once the prerendered page hydrates, and does not see the landing page. */
globalStyle(`html[data-signed-in] ${page}`, { visibility: 'hidden' })

/** Something was clicked before the page is hydrated: it is done in a moment. */
globalStyle(`html[data-loading] ${page} a, html[data-loading] ${page} button`, { cursor: 'progress' })

/** The table cloth: what agents do on this site. */
export const cloth = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: tokens.space.lg,
  padding: `${tokens.space.lg} ${tokens.space.md}`,
  background: `radial-gradient(120% 130% at 85% 0%, ${tokens.color.felt.base}, ${tokens.color.felt.deep} 70%)`,
  color: tokens.color.felt.on,
  '@media': {
    'screen and (min-width: 640px)': { padding: tokens.space.xl },
    [wide]: { padding: `${tokens.space['2xl']} ${tokens.space['3xl']}` },
  },
})

export const words = style({ display: 'grid', gap: tokens.space.md, maxInlineSize: '34rem' })

export const muted = style({ color: tokens.color.felt.muted })

export const points = style({
  display: 'none',
  gap: tokens.space.md,
  paddingBlockStart: tokens.space.md,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.felt.line}`,
  '@media': { 'screen and (min-width: 640px)': { display: 'grid' } },
})

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space.sm,
  alignItems: 'start',
})

export const pointIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: tokens.radius.medium,
  border: `${tokens.line.thin} solid ${tokens.color.felt.line}`,
  color: tokens.color.premium.base,
})

export const small = style({
  display: 'none',
  '@media': { [wide]: { display: 'block' } },
})

/** The door: sign in, language, scheme, customer service. */
export const door = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: tokens.space.lg,
  padding: tokens.space.md,
  '@media': { 'screen and (min-width: 640px)': { padding: tokens.space.xl } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: tokens.space.xs,
})

export const form = style({
  alignSelf: 'center',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '26rem',
})

export const service = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: tokens.space.xs,
})
