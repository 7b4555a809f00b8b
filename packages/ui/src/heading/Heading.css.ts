import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { from } from '../tokens/media.ts'

export const heading = style({
  fontFamily: tokens.type.family.heading,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-leading-heading)',
  letterSpacing: 'var(--bz-tracking-heading)',
})

const { size } = tokens.type

/** Sizes of headings: small on phones, larger from a tablet on. */
const scale = {
  display: [size.xxxl, size.display],
  page: [size.xxl, size.xxxl],
  section: [size.xl, size.xxl],
  group: [size.lg, size.lg],
  item: [size.md, size.md],
} as const

export const headingSizes = styleVariants(scale, ([phone, tablet]) => ({
  fontSize: phone,
  '@media': { [from('tablet')]: { fontSize: tablet } },
}))
