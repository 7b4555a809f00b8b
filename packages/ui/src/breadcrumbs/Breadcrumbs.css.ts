import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { space, color, type } = tokens

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  fontSize: type.size.sm,
})

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text.muted,
  selectors: {
    // Visible, and not announced: the list says that there is an order.
    '&:not(:last-child)::after': { content: ['"/"', '"/" / ""'], color: color.text.muted },
  },
})

export const here = style({ color: color.text.primary, fontWeight: type.weight.medium })

globalStyle(`${step} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: 28 })
