import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** Where the header has the least space: an amount of millions still fits. */
const narrowest = '(max-width: 359px)'

export const pill = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInlineStart: tokens.space.sm,
  borderRadius: tokens.radius.full,
  border: `${tokens.line.thin} solid ${tokens.color.premium.border}`,
  background: tokens.color.premium.soft,
  color: tokens.color.premium.text,
  '@media': { [narrowest]: { paddingInlineStart: tokens.space.xs } },
})

export const icon = style({ flex: 'none', '@media': { [below('tablet')]: { display: 'none' } } })

export const amount = style({
  paddingInline: tokens.space.xs,
  maxInlineSize: '14rem',
  // Where a huge amount does not fit, it loses its end and never its first figures, in Arabic too.
  direction: 'ltr',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: tokens.type.family.figures,
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('tablet')]: {
      fontSize: tokens.type.size.sm,
      paddingInlineStart: 0,
      selectors: { '&[data-long]': { fontSize: tokens.type.size.xs } },
    },
    [narrowest]: { fontSize: tokens.type.size.xs, paddingInline: 0 },
  },
})

/** The amount where it opens what it is made of. */
export const amountButton = style([
  amount,
  {
    minBlockSize: 42,
    borderRadius: tokens.radius.full,
    outlineOffset: -4,
    '@media': {
      [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
      '(pointer: coarse)': { minBlockSize: 44 },
    },
  },
])

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 42,
  borderRadius: tokens.radius.full,
  outlineOffset: -4,
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: tokens.color.text.primary } } },
    '(pointer: coarse)': { inlineSize: 44, blockSize: 44 },
    [below('tablet')]: { inlineSize: 40, blockSize: 44 },
    [narrowest]: { inlineSize: 32 },
  },
})

/** On the narrowest phones the amount needs the space more: the balance is kept current by itself. */
export const refreshButton = style([button, { '@media': { '(max-width: 399px)': { display: 'none' } } }])

export const refresh = style({
  selectors: { '&[data-busy]': { animation: `${turn} 0.9s linear infinite` } },
})
