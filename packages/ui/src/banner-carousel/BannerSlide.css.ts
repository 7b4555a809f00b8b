import { createVar, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'
import { bannerSettings } from './settings.ts'

/** As wide as what is seen, with the gap before it: Embla measures no `gap` where a row loops. */
export const slide = style({
  flex: '0 0 100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingInlineStart: bannerSettings.spaceBetween,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  scrollMarginInlineStart: -bannerSettings.spaceBetween,
})

/** Where the light falls on a painted banner: at its end, away from the words. */
const light = createVar()

export const link = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 208,
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  outlineOffset: -4,
  outlineColor: tokens.color.game.onArt,
  color: tokens.color.felt.on,
  vars: { [light]: '82%' },
  selectors: {
    '&:dir(rtl)': { vars: { [light]: '18%' } },
    '&[data-variant=felt]': {
      background: `radial-gradient(120% 160% at ${light} 30%, ${tokens.color.felt.line}, ${tokens.color.felt.base} 42%, ${tokens.color.felt.deep})`,
    },
    '&[data-variant=premium]': {
      background: `radial-gradient(120% 160% at ${light} 30%, ${tokens.color.premium.hover}, ${tokens.color.premium.base} 46%, ${tokens.color.premium.pressed})`,
      color: tokens.color.premium.on,
      outlineColor: tokens.color.premium.on,
    },
    '&[data-variant=night]': {
      background: `radial-gradient(120% 160% at ${light} 30%, ${tokens.color.felt.base}, ${tokens.color.felt.deep} 55%)`,
    },
  },
  '@media': { [from('tablet')]: { minBlockSize: 256 }, [from('desktop')]: { minBlockSize: 304 } },
})

/** An image with words over it has its quiet side where they begin, from right to left as well. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '&[data-under-words]:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const words = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.xs,
  inlineSize: 'min(100%, 34rem)',
  padding: tokens.space.lg,
  paddingBlockEnd: 60,
  selectors: {
    '&[data-on-picture]': {
      alignContent: 'center',
      alignSelf: 'stretch',
      color: tokens.color.game.onArt,
      background: `linear-gradient(to right, ${tokens.color.game.artScrim} 60%, transparent)`,
    },
    '&[data-on-picture]:dir(rtl)': {
      background: `linear-gradient(to left, ${tokens.color.game.artScrim} 60%, transparent)`,
    },
  },
  '@media': {
    [from('tablet')]: { padding: tokens.space.xl, inlineSize: 'min(62%, 36rem)' },
    [from('desktop')]: { padding: tokens.space['2xl'] },
  },
})

export const kicker = style({
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  color: tokens.color.premium.base,
  selectors: { [`${link}[data-variant=premium] &`]: { color: 'inherit' } },
})

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size['2xl'],
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  letterSpacing: tokens.type.tracking.heading,
  textWrap: 'balance',
  '@media': {
    [from('tablet')]: { fontSize: tokens.type.size['3xl'] },
    [from('desktop')]: { fontSize: tokens.type.size.display },
  },
})

export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: tokens.type.size.sm,
  '@media': { [from('tablet')]: { fontSize: tokens.type.size.md } },
})

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.control.small,
  marginBlockStart: tokens.space.xs,
  paddingInline: tokens.space.md,
  borderRadius: tokens.radius.medium,
  background: tokens.color.premium.base,
  color: tokens.color.premium.on,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  selectors: {
    [`${link}[data-variant=premium] &`]: { background: tokens.color.felt.deep, color: tokens.color.felt.on },
  },
})

/** The painted hand of cards keeps to the end of the banner; small screens see its edge. */
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  inlineSize: '46%',
  blockSize: '100%',
  maxInlineSize: 460,
  overflow: 'visible',
  opacity: 0.3,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { [from('tablet')]: { opacity: 1 } },
})

export const ring = style({ fill: 'none', stroke: tokens.color.felt.line, strokeWidth: 1.5 })

export const card = style({
  fill: tokens.color.felt.on,
  stroke: tokens.color.felt.muted,
  filter: `drop-shadow(0 6px 10px color-mix(in srgb, ${tokens.color.scrim} 45%, transparent))`,
})

export const pip = style({
  fill: tokens.color.felt.deep,
  selectors: { '&[data-last]': { fill: tokens.color.felt.base } },
})
