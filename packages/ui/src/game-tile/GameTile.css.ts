import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'
import { suits } from './suits.ts'

/** How many ways the made-up art is painted. */
export const paints = 5

export const tile = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/**
 * The whole tile is the button; the play mark is drawn, so that it costs no element, and only there while it is
 * pointed at: a lobby has hundreds of tiles, and each pseudo-element is styled anew when the scheme changes.
 */
export const play = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  blockSize: '100%',
  borderRadius: tokens.radius.large,
  textAlign: 'start',
  '::after': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    aspectRatio: '1',
    borderRadius: tokens.radius.large,
    background: `radial-gradient(circle at center, ${tokens.color.premium.base} 24px, ${tokens.color.game.artScrim} 24.5px)`,
  },
  '::before': {
    position: 'absolute',
    zIndex: tokens.z.raised,
    insetBlockStart: 0,
    insetInline: 0,
    aspectRatio: '1',
    background: tokens.color.premium.on,
    clipPath:
      'polygon(calc(50% - 6px) calc(50% - 10px), calc(50% + 11px) 50%, calc(50% - 6px) calc(50% + 10px))',
  },
  selectors: {
    '&:not([data-maintenance]):focus-visible::after, &:not([data-maintenance]):focus-visible::before': {
      content: "''",
    },
    '&:active': { transform: 'scale(0.985)' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:not([data-maintenance]):hover::after, &:not([data-maintenance]):hover::before': {
          content: "''",
        },
      },
    },
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

/** Replaces an image: a suit on a painted background. */
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
      boxSizing: 'border-box',
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

/** Covers the image of a game that is being worked on, under its play mark. */
export const shut = style({
  position: 'absolute',
  zIndex: tokens.z.raised,
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  padding: tokens.space.sm,
  borderRadius: tokens.radius.large,
  background: tokens.color.game.artScrim,
  color: tokens.color.game.onArt,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  lineHeight: 'var(--bz-line-height-heading)',
  textAlign: 'center',
  overflow: 'hidden',
})

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginBlockStart: tokens.space.xs,
  paddingInline: tokens.space['3xs'],
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
  // The words run by their own script, and stand on the side where the page begins: `start` would follow the words.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  // The button's direction, not the name's own: builds ask `:dir` by the language, and a name may have another one.
  selectors: { [`${play}:dir(rtl) &`]: { textAlign: 'right' } },
  color: tokens.color.text.primary,
})

export const vendor = style({
  paddingInline: tokens.space['3xs'],
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

const bar = `linear-gradient(to top, ${tokens.color.game.artScrim}, ${tokens.color.game.artScrim} 44px, transparent 45px)`

/**
 * Lies over the lower edge of the square image, whatever the length of the name below. Its ground lies there twice,
 * so that it is nearly opaque: images have their title there.
 */
export const counter = style({
  position: 'absolute',
  zIndex: tokens.z.raised,
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'end',
  paddingBlockEnd: tokens.space['2xs'],
  borderRadius: tokens.radius.large,
  background: `${bar}, ${bar}`,
  color: tokens.color.game.onArt,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  pointerEvents: 'none',
  '::before': {
    content: 'attr(data-label)',
    maxInlineSize: '100%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: tokens.type.size.xs,
    fontWeight: tokens.type.weight.regular,
    lineHeight: '16px',
  },
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

const breathe = keyframes({ '50%': { opacity: 0.45 } })

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
    [`${favourite}[aria-busy] &`]: { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
})
