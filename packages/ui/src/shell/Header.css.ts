import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover, from } from '../tokens/media.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: tokens.size.header,
  paddingInline: tokens.space.xs,
  background: tokens.color.surface.base,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  '@media': {
    [from('tablet')]: { paddingInline: tokens.space.lg, gap: tokens.space.lg },
    '(max-width: 359px)': { gap: tokens.space['3xs'] },
  },
})

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: tokens.radius.medium,
  color: tokens.color.text.primary,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: tokens.color.surface.hover } } },
    [from('desktop')]: { selectors: { '&:not([data-always])': { display: 'none' } } },
  },
})

export const home = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  // The logo shrinks before the balance does: an amount that is cut is worse than a name that is.
  flex: '0 999 auto',
  minInlineSize: 24,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderRadius: tokens.radius.small,
  // Where the bar names places, they give way: all of them are in the menus too.
  '@media': { [from('desktop')]: { flex: 'none' } },
})

export const navigation = style({
  display: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  alignSelf: 'stretch',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'y mandatory',
  '@media': { [from('desktop')]: { display: 'block' } },
})

/** Items that do not fit wrap out of sight, whole: the menus have all of them. Focus and a wheel scroll them into view. */
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: '100%',
  columnGap: tokens.space['3xs'],
})

globalStyle(`${places} > li`, { flex: 'none', blockSize: '100%', scrollSnapAlign: 'start' })

export const place = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  paddingInline: tokens.space.sm,
  outlineOffset: -4,
  whiteSpace: 'nowrap',
  fontWeight: tokens.type.weight.medium,
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.secondary,
  selectors: {
    '&[aria-current]': { color: tokens.color.text.primary },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: tokens.space.sm,
      insetBlockEnd: 0,
      blockSize: 3,
      borderStartStartRadius: 3,
      borderStartEndRadius: 3,
      background: tokens.color.premium.base,
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: tokens.color.text.primary } } } },
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: '0 1 auto',
  gap: tokens.space.xs,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media': {
    [from('desktop')]: { flex: 'none' },
    '(max-width: 359px)': { gap: tokens.space['3xs'] },
  },
})
