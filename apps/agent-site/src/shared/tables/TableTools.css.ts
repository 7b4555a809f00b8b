import { below, tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** In one line; on a phone two by two, so that none of them is alone in a row. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.xs,
  '@media': {
    [below('tablet')]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
})

// The count has a line of its own: the last of an odd number of tools has one too.
globalStyle(`${tools} > :last-child:nth-child(even)`, {
  '@media': { [below('tablet')]: { gridColumn: '1 / -1' } },
})

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.sm,
  gridColumn: '1 / -1',
  marginInlineEnd: 'auto',
  color: tokens.color.text.muted,
  fontSize: tokens.type.size.sm,
})
