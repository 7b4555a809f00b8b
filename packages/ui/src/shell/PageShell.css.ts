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
      },
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

/** A drawer covers what floats over a page too: the way back to the top, customer service. */
const overAll = `calc(${tokens.z.floating} + 1)`

export const menu = style({
  background: tokens.color.surface.base,
  overscrollBehavior: 'contain',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [below('desktop')]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: overAll,
      inlineSize: `min(${tokens.size.sideMenu} + 48px, 86vw)`,
      boxShadow: tokens.elevation.high,
      visibility: 'hidden',
      // A closed drawer is neither styled nor laid out when the page changes, its language above all.
      contentVisibility: 'hidden',
      transform: 'translateX(-102%)',
      transition: `transform ${tokens.motion.base} ${tokens.motion.exit}, visibility 0s ${tokens.motion.base}, content-visibility ${tokens.motion.base} allow-discrete`,
      selectors: {
        '&:dir(rtl)': { transform: 'translateX(102%)' },
        '&[data-open]': {
          visibility: 'visible',
          contentVisibility: 'visible',
          transform: 'none',
          transition: `transform ${tokens.motion.slow} ${tokens.motion.enter}`,
        },
      },
    },
    [from('desktop')]: {
      position: 'sticky',
      insetBlockStart: tokens.size.header,
      alignSelf: 'start',
      blockSize: `calc(100dvb - ${tokens.size.header})`,
      borderInlineEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
    },
  },
})

export const close = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 44,
  margin: tokens.space.xs,
  paddingInline: tokens.space.sm,
  borderRadius: tokens.radius.medium,
  color: tokens.color.text.secondary,
  fontWeight: tokens.type.weight.medium,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: tokens.color.surface.hover } } },
    [from('desktop')]: { display: 'none' },
  },
})

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: overAll,
  background: tokens.color.scrim,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${tokens.motion.base}`,
  selectors: { '&[data-open]': { opacity: 1, pointerEvents: 'auto' } },
  '@media': { [from('desktop')]: { display: 'none' } },
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
  paddingBlock: `${tokens.space.md} ${tokens.space.xxl}`,
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

/** On paper stands the screen alone, as wide as the sheet: what leads to other pages leads nowhere there. */
globalStyle(`:is(${skip}, ${top}, ${menu}, ${scrim}, ${bottom}, ${main} ~ *)`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`${shell}${shell}`, { '@media': { print: { display: 'block', minBlockSize: 0, padding: 0 } } })
globalStyle(`${main}${main}`, { '@media': { print: { minBlockSize: 0, maxInlineSize: 'none', padding: 0 } } })
