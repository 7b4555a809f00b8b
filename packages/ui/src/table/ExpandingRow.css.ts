import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'
import { asCards } from './cards.ts'

export const opener = style({
  inlineSize: 44,
  paddingInlineStart: tokens.space.xs,
  verticalAlign: 'middle',
  selectors: {
    'tr:not(:last-child):not([data-expanded]) > &': {
      borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
    },
  },
  '@container': {
    [asCards]: {
      position: 'absolute',
      insetBlockStart: tokens.space['2xs'],
      insetInlineEnd: tokens.space.xs,
      padding: 0,
      selectors: {
        'tr:not(:last-child):not([data-expanded]) > &': { border: 'none' },
        '&[data-blank]': { display: 'none' },
      },
    },
  },
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: tokens.radius.medium,
  color: tokens.color.text.secondary,
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { background: tokens.color.surface.hover, color: tokens.color.text.primary } },
    },
    '(pointer: coarse)': { inlineSize: 44, blockSize: 44 },
  },
})

globalStyle(`${button}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' })

export const detailRow = style({ '@container': { [asCards]: { display: 'block' } } })

export const detail = style({
  background: tokens.color.surface.sunken,
  color: tokens.color.text.primary,
  '@container': {
    [asCards]: {
      selectors: {
        '&&&&': { display: 'block', padding: tokens.space.md, textAlign: 'start' },
        '&&&&::before': { content: 'none' },
      },
    },
  },
})
