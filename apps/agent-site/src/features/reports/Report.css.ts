import { below, tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: tokens.space.sm, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Filters in one line; with less width in as few as they need, and on a phone in one that scrolls. */
export const filters = style({
  // Hidden labels are inside of what scrolls.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  alignItems: 'center',
  '@media': {
    [below('tablet')]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'thin' },
    print: { display: 'none' },
  },
})
globalStyle(`${filters} > *`, { flex: '1 1 8.75rem', minInlineSize: 0 })
globalStyle(`${filters} > :has(input[type=search])`, { flexBasis: '10.5rem' })
// As wide as what is chosen: a filter that is cut does not say what it leaves.
globalStyle(`${filters} > :has(select)`, { flexBasis: 'auto', minInlineSize: 'min-content' })
globalStyle(`${filters} select`, { fieldSizing: 'content' })
globalStyle(`${filters} > *`, { '@media': { [below('tablet')]: { flexShrink: 0 } } })

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space.sm,
  '@media': { print: { display: 'none' } },
})
