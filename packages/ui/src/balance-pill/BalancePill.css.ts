import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

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
})

export const icon = style({ flex: 'none', '@media': { [below('tablet')]: { display: 'none' } } })

export const amount = style({
  paddingInline: tokens.space.xs,
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: tokens.type.family.figures,
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('tablet')]: { fontSize: tokens.type.size.sm, paddingInlineStart: 0 } },
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
  },
})

/** On the narrowest phones the amount needs the room more: the balance is kept current by itself. */
export const refreshButton = style([button, { '@media': { '(max-width: 399px)': { display: 'none' } } }])

export const refresh = style({
  selectors: { '&[data-busy]': { animation: `${turn} 0.9s linear infinite` } },
})
