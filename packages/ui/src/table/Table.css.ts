import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

/** Narrower than this, measured at the table and not at the window, each row is a card. */
const asCards = '(max-width: 599.98px)'

export const container = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
})

export const view = style({
  position: 'relative',
  maxBlockSize: 'max(420px, 72dvb)',
  overflow: 'auto',
  outlineOffset: -3,
  borderRadius: tokens.radius.large,
  '@container': { [asCards]: { maxBlockSize: 'none' } },
})

const run = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } })

/** A line that runs along the upper edge while more rows are on their way; dimmed words would be hard to read. */
export const underWay = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: 3,
  marginBlockEnd: -3,
  overflow: 'hidden',
  background: tokens.color.accent.soft,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '30%',
    background: tokens.color.accent.base,
    animation: `${run} 1.4s ${tokens.motion.standard} infinite`,
  },
})

export const status = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  fontSize: tokens.type.size.sm,
  '@container': { [asCards]: { display: 'block' } },
})

export const caption = style({
  padding: tokens.space.md,
  textAlign: 'start',
  fontSize: tokens.type.size.md,
  fontWeight: tokens.type.weight.strong,
  selectors: {
    '&[data-hidden]': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  '@container': { [asCards]: { display: 'block' } },
})

export const head = style({
  '@container': {
    [asCards]: {
      display: 'block',
      selectors: {
        '&:not([data-sortable])': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

export const headRow = style({
  '@container': {
    [asCards]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: tokens.space.xs,
      padding: tokens.space.md,
      paddingBlockEnd: 0,
    },
  },
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.z.raised,
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.md,
  background: tokens.color.surface.raised,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  color: tokens.color.text.muted,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align=end]': { textAlign: 'end' },
    '&[data-align=center]': { textAlign: 'center' },
  },
  '@container': {
    [asCards]: {
      position: 'static',
      padding: 0,
      border: 'none',
      background: 'none',
      selectors: {
        '&:not([data-sortable])': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.hair,
  minBlockSize: 32,
  marginInline: `calc(-1 * ${tokens.space.xs})`,
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.small,
  fontWeight: 'inherit',
  selectors: { '[aria-sort=ascending] &, [aria-sort=descending] &': { color: tokens.color.accent.text } },
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { background: tokens.color.surface.hover, color: tokens.color.text.primary } },
    },
  },
  '@container': {
    [asCards]: {
      minBlockSize: 44,
      marginInline: 0,
      border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
      borderRadius: tokens.radius.full,
      paddingInline: tokens.space.sm,
    },
  },
})

export const sortMark = style({
  selectors: { '&:not([data-direction])': { opacity: 0.45 } },
})

export const body = style({ '@container': { [asCards]: { display: 'block' } } })

export const row = style({
  '@media': {
    [canHover]: { selectors: { 'tbody > &:hover': { background: tokens.color.surface.hover } } },
  },
  '@container': {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: tokens.space.sm,
      paddingInline: tokens.space.md,
      selectors: {
        '& + &': { borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}` },
      },
    },
  },
})

export const cell = style({
  paddingBlock: tokens.space.sm,
  paddingInline: tokens.space.md,
  textAlign: 'start',
  fontWeight: tokens.type.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align=end]': { textAlign: 'end' },
    '&[data-align=center]': { textAlign: 'center' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    'th&': { fontWeight: tokens.type.weight.strong },
    'tr:not(:last-child) > &': { borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}` },
  },
  '@container': {
    [asCards]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: tokens.space.md,
      padding: 0,
      paddingBlock: tokens.space.hair,
      selectors: {
        '&&': { textAlign: 'end' },
        // As strong as the rules that draw lines between rows.
        'tr > &, tr:not(:last-child) > &': { border: 'none' },
        'td&::before': {
          content: 'attr(data-label)',
          flex: 'none',
          maxInlineSize: '50%',
          color: tokens.color.text.muted,
          fontWeight: tokens.type.weight.regular,
          textAlign: 'start',
          whiteSpace: 'normal',
        },
        'td&:not([data-label])::before': { content: 'none' },
        'th&': {
          order: -1,
          justifyContent: 'start',
          paddingBlockEnd: tokens.space.xxs,
          fontSize: tokens.type.size.md,
        },
        '&[data-blank]': { display: 'none' },
      },
    },
  },
})

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  background: tokens.color.surface.raised,
  fontWeight: tokens.type.weight.strong,
  '@container': { [asCards]: { display: 'block', position: 'static' } },
})

globalStyle(`${foot} td`, { fontWeight: tokens.type.weight.strong })

globalStyle(`${foot} :is(td, th)`, {
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  '@container': { [asCards]: { borderBlockStart: 'none' } },
})

export const placeholder = style({
  display: 'inline-block',
  inlineSize: 'min(96px, 100%)',
  verticalAlign: 'middle',
})

export const blank = style({ padding: tokens.space.md })
