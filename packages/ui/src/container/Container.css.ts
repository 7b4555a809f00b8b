import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
})

export const widths = styleVariants(tokens.size.container, (width) => ({
  maxInlineSize: `calc(${width} + 2 * ${tokens.space.lg})`,
  paddingInline: tokens.space.md,
  '@media': { [from('tablet')]: { paddingInline: tokens.space.lg } },
}))

/** Within a page that has padding at its sides already: its edge is the page's, however wide it may grow. */
export const flush = styleVariants(tokens.size.container, (width) => ({
  maxInlineSize: width,
  marginInlineStart: 0,
}))
