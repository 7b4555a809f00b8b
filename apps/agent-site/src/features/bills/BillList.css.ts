import { below, tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The period and the filters in one line; with less width in as few as they need. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.xs,
})
globalStyle(`${filters} > :not(:first-child)`, { flex: '1 1 8.75rem', minInlineSize: 0 })

/** The sums above a list: all in one line, and two beside each other on a phone. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: tokens.space.sm,
})

/** On a phone the first bill comes before the sums. */
export const sumsOfList = style({ '@media': { [below('tablet')]: { order: 1 } } })
