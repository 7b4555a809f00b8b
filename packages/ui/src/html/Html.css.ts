import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const html = style({ overflowWrap: 'anywhere' })

// A text that is in another language than the page stands in an element that says so.
globalStyle(`:is(${html}, ${html} > [lang]) > * + *`, { marginBlockStart: tokens.space.sm })
globalStyle(`${html} :is(h1, h2, h3, h4)`, { fontWeight: tokens.type.weight.heading })
globalStyle(`${html} :is(ul, ol)`, { paddingInlineStart: tokens.space.lg })
globalStyle(`${html} ul`, { listStyle: 'disc' })
globalStyle(`${html} ol`, { listStyle: 'decimal' })
globalStyle(`${html} a`, { color: tokens.color.text.link, textDecoration: 'underline' })
globalStyle(`${html} img`, { blockSize: 'auto', borderRadius: tokens.radius.medium })
globalStyle(`${html} :is(td, th)`, {
  padding: tokens.space.xs,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
})
