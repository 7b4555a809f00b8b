import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 34rem)',
  justifyContent: 'center',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space.lg,
  minBlockSize: '100dvb',
  padding: tokens.space.md,
  background: `radial-gradient(90% 70% at 50% 34%, ${tokens.color.felt.base}, ${tokens.color.felt.deep})`,
})

export const logo = style({ color: tokens.color.felt.on })

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: tokens.space.md,
  inlineSize: '100%',
  padding: tokens.space.lg,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.overlay,
  color: tokens.color.text.primary,
  textAlign: 'center',
  boxShadow: tokens.elevation.high,
  '@media': { [from('tablet')]: { padding: tokens.space['2xl'] } },
})

/** What is made for the page's own surface is on it here too: its words are dark on the cloth otherwise. */
export const extra = style({
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.overlay,
  color: tokens.color.text.primary,
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  fontSize: tokens.type.size['3xl'],
  borderRadius: tokens.radius.full,
  selectors: {
    '&[data-kind=maintenance]': { background: tokens.color.premium.soft, color: tokens.color.premium.text },
    '&:is([data-kind=regionBlocked], [data-kind=wrongAddress])': {
      background: tokens.color.caution.soft,
      color: tokens.color.caution.text,
    },
  },
})

export const title = style({
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size['2xl'],
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
})

export const text = style({
  color: tokens.color.text.secondary,
  overflowWrap: 'anywhere',
  maxInlineSize: '100%',
})

export const fact = style({ fontWeight: tokens.type.weight.strong })

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space.xs,
})

export const address = style({
  display: 'grid',
  gap: tokens.space['3xs'],
  inlineSize: '100%',
  padding: tokens.space.sm,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.sunken,
})

export const addressLabel = style({ fontSize: tokens.type.size.xs, color: tokens.color.text.muted })

export const addressValue = style({
  fontFamily: tokens.type.family.code,
  fontWeight: tokens.type.weight.strong,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
