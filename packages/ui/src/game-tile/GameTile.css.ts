import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'
import { suits } from './suits.ts'

/** How many ways the made-up art is painted. */
export const paints = 5

export const tile = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The whole tile is the button; the play mark is drawn, so that it costs no element. */
export const play = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  blockSize: '100%',
  borderRadius: tokens.radius.large,
  textAlign: 'start',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    aspectRatio: '1',
    borderRadius: tokens.radius.large,
    background: `radial-gradient(circle at center, ${tokens.color.premium.base} 24px, ${tokens.color.game.artScrim} 24.5px)`,
    opacity: 0,
  },
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: tokens.z.raised,
    insetBlockStart: 0,
    insetInline: 0,
    aspectRatio: '1',
    background: tokens.color.premium.on,
    clipPath:
      'polygon(calc(50% - 6px) calc(50% - 10px), calc(50% + 11px) 50%, calc(50% - 6px) calc(50% + 10px))',
    opacity: 0,
  },
  selectors: {
    '&:focus-visible::after, &:focus-visible::before': { opacity: 1 },
    '&:active': { transform: 'scale(0.985)' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover::after, &:hover::before': { opacity: 1 } } },
  },
})

const frame = style({
  aspectRatio: '1',
  inlineSize: '100%',
  borderRadius: tokens.radius.large,
  boxShadow: tokens.elevation.low,
})

export const picture = style([
  frame,
  { objectFit: 'cover', background: tokens.color.surface.raised, color: 'transparent' },
])

const paint = (inner: string, outer: string) => ({
  background: `radial-gradient(130% 110% at 28% 12%, ${inner}, ${outer} 78%)`,
})

/** Stands in for a picture: a suit on a painted ground. */
export const art = style([
  frame,
  {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    color: tokens.color.felt.on,
    containerType: 'inline-size',
    '::before': {
      content: '',
      gridArea: '1 / 1',
      inlineSize: 96,
      blockSize: 96,
      background: 'currentColor',
      scale: 'calc(100cqi / 210px)',
    },
    '::after': {
      content: '',
      gridArea: '1 / 1',
      inlineSize: '82%',
      aspectRatio: '1',
      borderRadius: tokens.radius.full,
      border: `${tokens.line.thin} solid currentColor`,
      opacity: 0.28,
    },
    selectors: {
      '&[data-suit=spade]::before': { clipPath: `path('${suits.spade}')` },
      '&[data-suit=heart]::before': { clipPath: `path('${suits.heart}')` },
      '&[data-suit=diamond]::before': { clipPath: `path('${suits.diamond}')` },
      '&[data-suit=club]::before': { clipPath: `path('${suits.club}')` },
      '&[data-paint="0"]': paint(tokens.color.felt.line, tokens.color.felt.deep),
      '&[data-paint="1"]': {
        ...paint(tokens.color.felt.base, tokens.color.felt.deep),
        color: tokens.color.premium.base,
      },
      '&[data-paint="2"]': {
        ...paint(tokens.color.premium.hover, tokens.color.premium.pressed),
        color: tokens.color.premium.on,
      },
      '&[data-paint="3"]': {
        ...paint(tokens.color.critical.base, tokens.color.felt.deep),
        color: tokens.color.felt.on,
      },
      '&[data-paint="4"]': {
        ...paint(tokens.color.info.base, tokens.color.felt.deep),
        color: tokens.color.felt.on,
      },
    },
  },
])

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginBlockStart: tokens.space.xs,
  paddingInline: tokens.space.hair,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  lineHeight: 'var(--bz-leading-heading)',
  overflowWrap: 'anywhere',
  // The words run by their own script, and stand on the side where the page begins: `start` would follow the words.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  selectors: { '&:dir(rtl)': { textAlign: 'right' } },
  color: tokens.color.text.primary,
})

export const vendor = style({
  paddingInline: tokens.space.hair,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: tokens.type.size.xs,
  color: tokens.color.text.muted,
})

export const hot = style({
  position: 'absolute',
  zIndex: tokens.z.raised,
  insetBlockStart: tokens.space.xs,
  insetInlineStart: tokens.space.xs,
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.small,
  background: tokens.color.game.hot,
  color: tokens.color.game.onHot,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.heading,
  lineHeight: '22px',
  pointerEvents: 'none',
})

/** Lies over the lower edge of the square picture, whatever the length of the name below. */
export const counter = style({
  position: 'absolute',
  zIndex: tokens.z.raised,
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: '1',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  paddingBlockEnd: tokens.space.xxs,
  borderRadius: tokens.radius.large,
  background: `linear-gradient(to top, ${tokens.color.game.artScrim}, ${tokens.color.game.artScrim} 30px, transparent 31px)`,
  color: tokens.color.game.onArt,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  pointerEvents: 'none',
})

export const favourite = style({
  position: 'absolute',
  zIndex: tokens.z.raised,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: tokens.radius.full,
  outlineOffset: -6,
})

export const heart = style({
  inlineSize: 30,
  blockSize: 30,
  padding: 6,
  borderRadius: tokens.radius.full,
  background: tokens.color.game.artScrim,
  fill: 'none',
  stroke: tokens.color.game.onArt,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  selectors: {
    [`${favourite}[aria-pressed=true] &`]: { fill: tokens.color.game.hot, stroke: tokens.color.game.hot },
  },
})
