import { below, tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** In one line; on a phone in one that scrolls, or they would push the first card off it. */
export const tools = style({
  // Hidden labels are inside of what scrolls.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.xs,
  '@media': {
    [below('tablet')]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'thin' },
    print: { display: 'none' },
  },
})

globalStyle(`${tools} > *`, { flex: 'none' })

export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.sm,
  marginInlineEnd: 'auto',
  color: tokens.color.text.muted,
  fontSize: tokens.type.size.sm,
  whiteSpace: 'nowrap',
})
