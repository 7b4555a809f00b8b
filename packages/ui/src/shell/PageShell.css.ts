import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, from } from '../tokens/media.ts'

export const shell = style({
  display: 'grid',
  minBlockSize: '100dvb',
  gridTemplateRows: 'auto 1fr',
  background: tokens.color.surface.page,
  '@media': {
    [below('tablet')]: {
      selectors: {
        '&[data-bottom-bar]': { paddingBlockEnd: 'calc(64px + env(safe-area-inset-bottom))' },
      },
    },
    [from('desktop')]: {
      selectors: {
        '&:has(> [data-side-menu])': { gridTemplateColumns: `${tokens.size.sideMenu} minmax(0, 1fr)` },
        '&:has(> [data-side-menu=compact])': { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
      },
    },
  },
})

/** What takes the focus is scrolled clear of the bar (WCAG 2.4.11). */
globalStyle(`${shell}[data-bottom-bar] :focus`, {
  '@media': {
    [below('tablet')]: {
      scrollMarginBlockEnd: `calc(64px + env(safe-area-inset-bottom) + ${tokens.space.md})`,
    },
  },
})

export const skip = style({
  position: 'fixed',
  insetBlockStart: tokens.space.xs,
  insetInlineStart: tokens.space.xs,
  zIndex: tokens.z.toast,
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.md,
  borderRadius: tokens.radius.medium,
  background: tokens.color.accent.base,
  color: tokens.color.accent.on,
  fontWeight: tokens.type.weight.strong,
  boxShadow: tokens.elevation.high,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
})

export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.z.header,
  gridColumn: '1 / -1',
})

/** The side menu is a column of wide pages; on others it opens in a drawer. */
export const menu = style({
  background: tokens.color.surface.base,
  overscrollBehavior: 'contain',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [below('desktop')]: { display: 'none' },
    [from('desktop')]: {
      position: 'sticky',
      insetBlockStart: tokens.size.header,
      alignSelf: 'start',
      blockSize: `calc(100dvb - ${tokens.size.header})`,
      borderInlineEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
    },
  },
})

export const body = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:not([data-side-menu] ~ *)': { gridColumn: '1 / -1' } },
})

export const main = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: tokens.space.md,
  paddingBlock: `${tokens.space.md} ${tokens.space['2xl']}`,
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-width=page]': { maxInlineSize: tokens.size.container.page },
    '&[data-width=full]': { maxInlineSize: 'none' },
    // A footer begins below the window: a screen that grows while it loads does not push it through what is seen.
    '&:not(:last-child)': { minBlockSize: `calc(100dvb - ${tokens.size.header})` },
  },
  '@media': {
    [from('tablet')]: { paddingInline: tokens.space.lg, paddingBlockStart: tokens.space.lg },
    [from('wide')]: { paddingInline: tokens.space.xl },
  },
})

export const bottom = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: tokens.z.header,
  '@media': { [from('tablet')]: { display: 'none' } },
})

/** In print there is the screen alone, as wide as the paper: links to other pages are useless there. */
globalStyle(`:is(${skip}, ${top}, ${menu}, ${bottom}, ${main} ~ *)`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`${shell}${shell}`, { '@media': { print: { display: 'block', minBlockSize: 0, padding: 0 } } })
globalStyle(`${main}${main}`, { '@media': { print: { minBlockSize: 0, maxInlineSize: 'none', padding: 0 } } })
