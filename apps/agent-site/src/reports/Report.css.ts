import { below, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: tokens.space.lg, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Filters beside each other while there is room. */
export const filters = style({
  display: 'grid',
  gap: tokens.space.sm,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  '@media': { print: { display: 'none' } },
})

/** In one line; on a phone two by two, so that none of them stands alone. */
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

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space.sm,
  '@media': { print: { display: 'none' } },
})
