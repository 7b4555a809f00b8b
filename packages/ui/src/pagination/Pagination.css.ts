import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const navigation = style({ display: 'flex', justifyContent: 'center' })

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space['3xs'],
})

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 40,
  blockSize: 40,
  paddingInline: tokens.space['2xs'],
  borderRadius: tokens.radius.medium,
  outlineOffset: -2,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.text.secondary,
  selectors: {
    '&[aria-current]': {
      background: tokens.color.accent.base,
      color: tokens.color.accent.on,
      fontWeight: tokens.type.weight.strong,
    },
    '&[aria-disabled=true]': { color: tokens.color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-current]):not([aria-disabled=true])': {
          background: tokens.color.surface.hover,
          color: tokens.color.text.primary,
        },
      },
    },
    '(pointer: coarse)': { minInlineSize: 44, blockSize: 44 },
  },
})

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 40,
  color: tokens.color.text.muted,
})
