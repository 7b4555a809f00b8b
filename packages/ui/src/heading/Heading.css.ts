import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const heading = style({
  fontFamily: tokens.type.family.heading,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  letterSpacing: 'var(--bz-tracking-heading)',
})

const { size } = tokens.type

/** Sizes of headings: small on phones, larger from a tablet on. */
const scale = {
  display: [size['3xl'], size.display],
  page: [size['2xl'], size['3xl']],
  section: [size.xl, size['2xl']],
  group: [size.lg, size.lg],
  item: [size.md, size.md],
} as const

export const headingSizes = styleVariants(scale, ([phone, tablet]) => ({
  fontSize: phone,
  '@media': { [from('tablet')]: { fontSize: tablet } },
}))
