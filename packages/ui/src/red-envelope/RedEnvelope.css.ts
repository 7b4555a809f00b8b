import { createVar, keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { redEnvelopeSettings } from './settings.ts'

/** As deep in the dark scheme as in the light one. */
const crimson = `color-mix(in oklab, ${tokens.color.critical.pressed} 84%, ${tokens.color.critical.on})`
const mixed = (share: number) => `color-mix(in oklab, ${crimson} ${share}%, ${tokens.color.game.artScrim})`

/** What moves by the opening waits for it; the whole is skipped by ending these. */
const reveal = (name: string, from: number, to: number) => ({
  animation: `${name} ${((to - from) * redEnvelopeSettings.reveal).toFixed(0)}ms ${tokens.motion.enter} ${(from * redEnvelopeSettings.reveal).toFixed(0)}ms both`,
})

const lift = keyframes({ from: { transform: 'rotateX(0)' }, to: { transform: 'rotateX(180deg)' } })
const vanish = keyframes({ to: { opacity: 0, transform: 'scale(1.5)' } })
const rise = keyframes({
  from: { transform: 'translateY(18%)', opacity: 0 },
  to: { transform: 'translateY(-26%)', opacity: 1 },
})
const sway = keyframes({
  '0%, 100%': { transform: 'rotate(-2deg)' },
  '50%': { transform: 'rotate(2deg)' },
})
const fly = keyframes({
  from: { transform: 'translate(0, 0) scale(0.3)', opacity: 0 },
  '35%': { opacity: 1 },
  to: { opacity: 1 },
})

export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: tokens.space.md,
  inlineSize: '100%',
  maxInlineSize: 380,
  marginInline: 'auto',
  padding: tokens.space.md,
  overflow: 'clip',
  textAlign: 'center',
})

export const envelope = style({
  position: 'relative',
  inlineSize: 'min(100%, 260px)',
  aspectRatio: '3 / 4',
  marginBlockStart: 116,
  perspective: 900,
  selectors: {
    '&[data-state=opening][data-moving]': { animation: `${sway} 700ms ease-in-out infinite` },
    '&[data-state=missed], &[data-state=taken]': { filter: 'saturate(0.45)', opacity: 0.85 },
  },
})

export const back = style({
  position: 'absolute',
  inset: 0,
  borderRadius: tokens.radius.large,
  background: mixed(58),
  boxShadow: tokens.elevation.high,
})

/** The card with the amount, between the back and the front. */
export const card = style({
  position: 'absolute',
  insetInline: '7%',
  insetBlockStart: '2%',
  blockSize: '72%',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: tokens.space['3xs'],
  paddingBlockStart: '12%',
  borderRadius: tokens.radius.medium,
  background: tokens.color.felt.on,
  color: tokens.color.felt.deep,
  transform: 'translateY(-26%)',
  selectors: { '&[data-moving]': reveal(rise, 0.35, 0.85) },
})

export const cardNote = style({ fontSize: tokens.type.size.sm, color: tokens.color.felt.deep })

export const cardAmount = style({
  maxInlineSize: '100%',
  paddingInline: tokens.space.xs,
  fontFamily: tokens.type.family.figures,
  fontSize: tokens.type.size['2xl'],
  fontWeight: tokens.type.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
  color: tokens.color.felt.deep,
})

export const front = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '72%',
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  background: `radial-gradient(110% 90% at 50% 0%, ${mixed(76)}, ${crimson} 60%, ${mixed(86)})`,
  boxShadow: `inset 0 0 0 ${tokens.line.thin} ${mixed(70)}`,
})

export const pattern = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: tokens.color.premium.base,
  opacity: 0.2,
})

/** The flap rotates about the upper edge, and lies behind the card once it is up. */
export const flap = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '34%',
  transformOrigin: 'top',
  selectors: {
    '&[data-open]': { transform: 'rotateX(180deg)' },
    '&[data-open][data-moving]': reveal(lift, 0, 0.35),
  },
})

export const flapShape = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: `color-mix(in oklab, ${crimson} 92%, ${tokens.color.premium.base})`,
  filter: `drop-shadow(0 3px 5px ${mixed(40)})`,
})

export const flapEdge = style({
  fill: 'none',
  stroke: tokens.color.premium.base,
  strokeWidth: 1.5,
  opacity: 0.7,
})

/** The seal is the button. */
export const seal = style({
  position: 'absolute',
  insetBlockStart: '22%',
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 88,
  blockSize: 88,
  borderRadius: tokens.radius.full,
  border: `${tokens.line.thick} solid ${tokens.color.premium.pressed}`,
  background: `radial-gradient(circle at 35% 25%, ${tokens.color.premium.hover}, ${tokens.color.premium.base} 60%, ${tokens.color.premium.pressed})`,
  color: tokens.color.premium.on,
  boxShadow: tokens.elevation.mid,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 1.1,
  selectors: {
    'button&:hover': { borderColor: tokens.color.premium.on },
    'button&:active': { transform: 'scale(0.96)' },
    '&[data-open]': { opacity: 0 },
    '&[data-open][data-moving]': reveal(vanish, 0, 0.2),
  },
})

export const sealMark = style({ inlineSize: 44, blockSize: 44, fill: 'currentColor' })

const angle = createVar()
const reach = createVar()

export const coins = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })

export const coin = style({
  position: 'absolute',
  insetBlockStart: '34%',
  insetInlineStart: '50%',
  inlineSize: 26,
  blockSize: 26,
  marginInlineStart: -13,
  borderRadius: tokens.radius.full,
  border: `${tokens.line.thick} solid ${tokens.color.premium.pressed}`,
  background: tokens.color.premium.base,
  vars: { [angle]: '0deg', [reach]: '128px' },
  transform: `rotate(${angle}) translateY(calc(-1 * ${reach}))`,
  selectors: {
    '&[data-moving]': reveal(fly, 0.45, 1),
    ...Object.fromEntries(
      [-112, -96, -80, 80, 96, 112, -64, 64].map((degrees, index) => [
        `&:nth-child(${index + 1})`,
        { vars: { [angle]: `${degrees}deg`, [reach]: `${128 + (index % 3) * 9}px` } },
      ]),
    ),
  },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  gap: tokens.space['2xs'],
  justifyItems: 'center',
  minBlockSize: 76,
})

export const title = style({
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size.xl,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

export const note = style({ color: tokens.color.text.secondary, overflowWrap: 'anywhere' })
