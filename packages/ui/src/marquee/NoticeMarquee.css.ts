import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

const pass = keyframes({ to: { transform: 'translateX(-50%)' } })
const passBack = keyframes({ to: { transform: 'translateX(50%)' } })

export const marquee = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInlineStart: tokens.space.sm,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.base,
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.secondary,
})

export const icon = style({
  display: 'grid',
  flex: 'none',
  marginInlineEnd: tokens.space.sm,
  color: tokens.color.premium.text,
})

export const control = style({
  order: 1,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: tokens.radius.medium,
  outlineOffset: -3,
  color: tokens.color.text.muted,
  '@media': { [canHover]: { selectors: { '&:hover': { color: tokens.color.text.primary } } } },
})

export const view = style({
  flex: '1 1 auto',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  outlineOffset: -3,
  maskImage: 'linear-gradient(to right, transparent, black 20px calc(100% - 20px), transparent)',
  selectors: { '&[data-playing=true]': { overflowX: 'hidden' } },
})

export const belt = style({
  display: 'flex',
  inlineSize: 'max-content',
  selectors: {
    '[data-playing=true] > &': {
      animationName: pass,
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
    },
    '[data-playing=true] > &:dir(rtl)': { animationName: passBack },
    '[data-playing=true]:focus-within > &': { animationPlayState: 'paused' },
    '[data-covered=true] > &': { animationPlayState: 'paused' },
  },
  '@media': {
    [canHover]: { selectors: { '[data-playing=true]:hover > &': { animationPlayState: 'paused' } } },
  },
})

export const line = style({ display: 'flex' })

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  paddingInline: tokens.space.lg,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      inlineSize: 6,
      blockSize: 6,
      marginInlineStart: `calc(-1 * ${tokens.space.lg} - 3px)`,
      marginInlineEnd: `calc(${tokens.space.lg} - 3px)`,
      rotate: '45deg',
      background: tokens.color.premium.base,
    },
  },
})

export const press = style({
  minBlockSize: 44,
  outlineOffset: -4,
  borderRadius: tokens.radius.small,
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { color: tokens.color.text.primary, textDecoration: 'underline' } },
    },
  },
})
