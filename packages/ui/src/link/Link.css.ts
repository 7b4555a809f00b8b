import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const link = style({
  borderRadius: tokens.radius.small,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
})

export const linkTones = styleVariants({
  accent: { color: tokens.color.text.link, textDecorationLine: 'underline' },
  quiet: {
    color: 'inherit',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
  },
})

export const standalone = style({
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: tokens.size.control.medium,
    },
  },
})
