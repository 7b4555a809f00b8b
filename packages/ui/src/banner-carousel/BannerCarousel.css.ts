import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover, from } from '../tokens/media.ts'
import { bannerSettings } from './settings.ts'

export const carousel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

/** Scrolled by the browser, until Embla moves the row in it. */
export const viewport = style({
  gridRow: 1,
  gridColumn: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: tokens.radius.large,
  touchAction: 'pan-x pan-y pinch-zoom',
  '::-webkit-scrollbar': { display: 'none' },
  selectors: {
    '&[data-engaged]': { overflow: 'hidden', scrollSnapType: 'none', touchAction: 'pan-y pinch-zoom' },
  },
})

export const slides = style({ display: 'flex', marginInlineStart: -bannerSettings.spaceBetween })

/** First in the reading and tab order, drawn over the lower edge of the banner. */
export const controls = style({
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'end',
  justifySelf: 'end',
  zIndex: tokens.z.raised,
  display: 'flex',
  gap: tokens.space['3xs'],
  padding: tokens.space['2xs'],
  margin: tokens.space.xs,
  borderRadius: tokens.radius.full,
  background: tokens.color.game.artScrim,
  color: tokens.color.game.onArt,
  '@media': { [from('tablet')]: { margin: tokens.space.md } },
})

export const control = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: tokens.radius.full,
  outlineColor: tokens.color.game.onArt,
  outlineOffset: -2,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: tokens.color.felt.line } } },
    '(pointer: coarse)': { inlineSize: 44, blockSize: 44 },
  },
})

export const picker = style({
  gridRow: 2,
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: tokens.space['2xs'],
})

export const dot = style({
  position: 'relative',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: tokens.radius.small,
  '::before': {
    content: '',
    display: 'block',
    marginInline: 'auto',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: tokens.radius.full,
    background: tokens.color.border.strong,
  },
  selectors: {
    '&[aria-current=true]::before': { inlineSize: 22, background: tokens.color.premium.base },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: 44, blockSize: 44 },
    '(forced-colors: active)': { selectors: { '&::before': { background: 'ButtonText' } } },
  },
})
