import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

// A figure is there from its first frame: one that fades in leaves a hole in the amount.
const roll = keyframes({ from: { transform: 'translateY(38%)' } })

export const panel = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingBlock: tokens.space.lg,
  paddingInline: tokens.space['2xl'],
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  background: `radial-gradient(90% 140% at 50% 0%, ${tokens.color.felt.base}, ${tokens.color.felt.deep})`,
  color: tokens.color.felt.on,
  textAlign: 'center',
  boxShadow: `inset 0 0 0 ${tokens.line.thin} ${tokens.color.felt.line}, inset 0 0 0 6px ${tokens.color.felt.deep}, inset 0 0 0 7px ${tokens.color.felt.line}`,
})

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space['2xs'],
  inlineSize: '100%',
})

export const label = style({
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  color: tokens.color.felt.muted,
})

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  direction: 'ltr',
  whiteSpace: 'pre',
  fontFamily: tokens.type.family.figures,
  // Fourteen figures and a sign stand on one line of a panel that is 288 px wide.
  fontSize: `clamp(1.125rem, 6.9cqi, ${tokens.type.size.display})`,
  fontWeight: tokens.type.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.15,
  color: tokens.color.premium.base,
  selectors: { '&[data-ready=false]': { visibility: 'hidden' } },
  '@media': { [from('desktop')]: { fontSize: `min(6.9cqi, ${tokens.type.size.display} * 1.2)` } },
})

/** A static amount: a huge one wraps to a second line. */
export const amount = style({
  inlineSize: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

export const figure = style({ animation: `${roll} ${tokens.motion.slow} ${tokens.motion.enter}` })

export const note = style({ fontSize: tokens.type.size.xs, color: tokens.color.felt.muted })

export const control = style({
  position: 'absolute',
  insetBlockEnd: tokens.space.xs,
  insetInlineEnd: tokens.space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: tokens.radius.full,
  outlineColor: tokens.color.felt.on,
  outlineOffset: -4,
  color: tokens.color.felt.muted,
})
