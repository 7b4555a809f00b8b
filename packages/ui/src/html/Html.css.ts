import { globalStyle, style } from '@vanilla-extract/css'
import { under } from '../private/under.ts'
import { tokens } from '../tokens/contract.css.ts'

export const html = style({ overflowWrap: 'anywhere' })

// A text that is in another language than the page is in an element with that language.
// Said by the first child, not by the one before (`* + *`): that would have any insertion into a list of the page take
// the styles of all its siblings with it.
globalStyle(`${html} > :not(:first-child), ${html} > [lang] > :not(:first-child)`, {
  marginBlockStart: tokens.space.sm,
})
globalStyle(under(html, ['h1', 'h2', 'h3', 'h4']), { fontWeight: tokens.type.weight.heading })
globalStyle(under(html, ['ul', 'ol']), { paddingInlineStart: tokens.space.lg })
globalStyle(`${html} ul`, { listStyle: 'disc' })
globalStyle(`${html} ol`, { listStyle: 'decimal' })
globalStyle(`${html} a`, { color: tokens.color.text.link, textDecoration: 'underline' })
globalStyle(`${html} img`, { blockSize: 'auto', borderRadius: tokens.radius.medium })
globalStyle(under(html, ['td', 'th']), {
  padding: tokens.space.xs,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
})
