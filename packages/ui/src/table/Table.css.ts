import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { under } from '../private/under.ts'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'
import { stillPseudo } from '../tokens/still.ts'
import { asBrief, asCards, asDense, tableContainer } from './cards.ts'

export const container = style({
  containerType: 'inline-size',
  containerName: tableContainer,
  // Nothing that scrolls: the bar of the selection stays at the lower edge of the window.
  overflow: 'clip',
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  position: 'relative',
  selectors: {
    // A shadow at the edge that more columns are beyond: thrown from outside of it, so that it needs no direction.
    '&[data-goes-on]::after': {
      content: '',
      position: 'absolute',
      zIndex: `calc(${tokens.z.raised} + 3)`,
      insetBlock: 0,
      insetInlineEnd: -1,
      inlineSize: 1,
      boxShadow: `0 0 10px 6px color-mix(in srgb, ${tokens.color.text.primary} 30%, transparent)`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-goes-on]': { borderInlineEnd: `${tokens.line.thick} dashed CanvasText` } },
    },
    print: { selectors: { '&[data-goes-on]::after': { content: 'none' } } },
  },
  '@container': { [asCards]: { selectors: { '&[data-goes-on]::after': { content: 'none' } } } },
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
export const underWay = style([
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: `calc(${tokens.z.raised} + 2)`,
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
  },
  stillPseudo('::before'),
])

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

/** How wide a table of fixed columns is, and one of its columns; set by script. */
export const tableWidth = createVar()
export const columnWidth = createVar()

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
      // One line that scrolls: many columns to sort by must not push the first card off a phone.
      position: 'relative',
      display: 'flex',
      gap: tokens.space.xs,
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      paddingInline: tokens.space.md,
      paddingBlock: tokens.space.xs,
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
    [`${table}[data-density=compact] &`]: {
      paddingBlock: tokens.space['3xs'],
      paddingInline: tokens.space.sm,
    },
    // The edge that is dragged covers no word, nor the mark of the order.
    [`${table}[data-density] &[data-resizable]:not([data-align=end])`]: { paddingInlineEnd: 24 },
    [`${table}[data-fixed-widths] &`]: {
      inlineSize: columnWidth,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
    [`${table}[data-fixed-widths] &[data-narrow]`]: { inlineSize: 44 },
    [`${table}[data-first-stays] &[data-first]`]: {
      zIndex: `calc(${tokens.z.raised} + 1)`,
      insetInlineStart: 0,
    },
  },
  '@container': {
    [asDense]: { paddingInline: tokens.space.sm },
    [asBrief]: { selectors: { '&[data-secondary]': { display: 'none' } } },
    [asCards]: {
      position: 'static',
      flex: 'none',
      padding: 0,
      border: 'none',
      background: 'none',
      selectors: {
        [`${table}[data-density] &[data-resizable]:not([data-align=end])`]: { paddingInlineEnd: 0 },
        // Within the table: neither a row height nor fixed widths may give it a box.
        [`${table} &:not([data-sortable])`]: {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

/** The heading of a column of controls. */
export const leadingHeader = style([
  header,
  {
    inlineSize: 44,
    paddingInline: 0,
    selectors: {
      [`${table} &&`]: { inlineSize: 44, paddingInline: 0 },
    },
    '@container': {
      [asCards]: {
        selectors: {
          [`${table} &&`]: { position: 'static', inlineSize: 'auto', clipPath: 'none', overflow: 'visible' },
        },
      },
    },
  },
])

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space['3xs'],
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

// Numbers and their heading end in one line: the mark of the order is before the words, away from the edge that is dragged.
globalStyle(`th[data-resizable][data-align=end] > ${sort}`, {
  flexDirection: 'row-reverse',
  '@container': { [asCards]: { flexDirection: 'row' } },
})

// An image does not count in the minimum width of a column: without a size of its own it would vanish.
export const sortMark = style({
  flex: 'none',
  inlineSize: '1.25em',
  selectors: { '&:not([data-direction])': { opacity: 0.45 } },
})

export const body = style({ '@container': { [asCards]: { display: 'block' } } })

export const row = style({
  background: tokens.color.surface.base,
  '@media': {
    [canHover]: { selectors: { 'tbody > &:hover': { background: tokens.color.surface.hover } } },
  },
  selectors: { 'tbody > &[data-selected]': { background: tokens.color.surface.selected } },
  '@container': {
    [asCards]: {
      position: 'relative',
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
  // A word is whole as long as it fits into a column: sooner the table scrolls than that names fall apart into letters.
  maxInlineSize: '22rem',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-align=end]': { textAlign: 'end' },
    '&[data-align=center]': { textAlign: 'center' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    // Khmer and Chinese break between any two words: without a minimum width a sentence is a pillar of them.
    '&[data-width=long]': { minInlineSize: '12rem' },
    [`${table}[data-density=compact] &`]: {
      paddingBlock: tokens.space['2xs'],
      paddingInline: tokens.space.sm,
    },
    // What scrolls away underneath must not shine through, and a row under the pointer is all of one colour.
    [`${table}[data-first-stays] &[data-first]`]: {
      position: 'sticky',
      zIndex: tokens.z.raised,
      insetInlineStart: 0,
      minInlineSize: 120,
      maxInlineSize: 'min(40cqi, 280px)',
      background: 'inherit',
      borderInlineEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
    },
    'th&': { fontWeight: tokens.type.weight.strong },
    'tr:not(:last-child):not([data-expanded]) > &': {
      borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
    },
  },
  '@container': {
    [asDense]: { paddingInline: tokens.space.sm },
    [asBrief]: {
      selectors: {
        '&[data-secondary]': { display: 'none' },
        // A table that leaves columns out is short of space: a name has less of it, before the last column is beyond
        // the edge.
        [`${table}[data-brief] &[data-width=long]`]: { minInlineSize: '9rem' },
      },
    },
    [asCards]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: tokens.space.md,
      maxInlineSize: 'none',
      padding: 0,
      paddingBlock: tokens.space['3xs'],
      overflowWrap: 'anywhere',
      selectors: {
        '&&': { textAlign: 'end' },
        'th&&': { textAlign: 'start' },
        // A card has the width that it has: what would not break in a column runs over its edge here.
        '&[data-nowrap]': { whiteSpace: 'normal' },
        '&[data-width=long]': { minInlineSize: 0 },
        // As strong as the rules that draw lines between rows, and those of a close table.
        'tr > &, tr:not(:last-child):not([data-expanded]) > &': { border: 'none' },
        [`${table}[data-density] &`]: { paddingBlock: tokens.space['3xs'], paddingInline: 0 },
        [`${table}[data-first-stays] &[data-first]`]: {
          position: 'static',
          minInlineSize: 0,
          maxInlineSize: 'none',
          borderInlineEnd: 'none',
        },
        // The title leaves space for the button that opens the row.
        'td[role=cell]:first-child:has(> button) ~ th&': { paddingInlineEnd: 48 },
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
          paddingBlockEnd: tokens.space['2xs'],
          fontSize: tokens.type.size.md,
        },
        // The figure that matters most is read before the others.
        'td&[data-featured]': {
          order: -1,
          fontSize: tokens.type.size.lg,
          fontWeight: tokens.type.weight.strong,
        },
        '&[data-blank]': { display: 'none' },
      },
    },
  },
})

/** A control before the cells of a row; in a card it is above the title. */
export const leading = style({
  inlineSize: 44,
  verticalAlign: 'middle',
  selectors: {
    'tr:not(:last-child):not([data-expanded]) > &': {
      borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
    },
  },
  '@container': {
    [asCards]: {
      order: -2,
      display: 'flex',
      selectors: { 'tr:not(:last-child):not([data-expanded]) > &': { border: 'none' } },
    },
  },
})

globalStyle(`${table}[data-fixed-widths]`, {
  tableLayout: 'fixed',
  inlineSize: tableWidth,
  '@container': { [asCards]: { inlineSize: '100%' } },
})
globalStyle(`${table}[data-fixed-widths]${table}`, {
  '@media': { print: { tableLayout: 'auto', inlineSize: '100%' } },
})
globalStyle(`${table}[data-fixed-widths] td, ${table}[data-fixed-widths] tbody th`, {
  maxInlineSize: 'none',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
})

export const footer = style({
  position: 'sticky',
  zIndex: `calc(${tokens.z.raised} + 1)`,
  insetBlockEnd: 0,
  background: tokens.color.surface.raised,
  fontWeight: tokens.type.weight.strong,
  '@container': { [asCards]: { display: 'block', position: 'static' } },
})

globalStyle(`${footer} td`, { fontWeight: tokens.type.weight.strong })

globalStyle(under(footer, ['td', 'th']), {
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  '@container': { [asCards]: { borderBlockStart: 'none' } },
})

export const placeholder = style({
  display: 'inline-block',
  inlineSize: 'min(96px, 100%)',
  verticalAlign: 'middle',
})

export const blank = style({ padding: tokens.space.md })

globalStyle(`${footer} > tr`, { background: tokens.color.surface.raised })

/** On paper every row and column is there: nothing scrolls, nothing is cut, and no row is torn in two. */
globalStyle(`${container}${container}`, {
  '@media': { print: { containerType: 'normal', overflow: 'visible', border: 'none' } },
})
globalStyle(`${view}${view}`, { '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } } })
globalStyle(`${table}${table}[data-fixed-widths] th`, { '@media': { print: { inlineSize: 'auto' } } })
globalStyle(`${table} :is(th, td)`, {
  '@media': {
    print: {
      position: 'static',
      minInlineSize: 0,
      paddingInline: tokens.space['3xs'],
      fontSize: tokens.type.size.xs,
      whiteSpace: 'normal',
    },
  },
})
globalStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } })
/** The names of the columns stand on every sheet, the sums of all rows under the last one. */
globalStyle(`${table} thead`, { '@media': { print: { display: 'table-header-group' } } })
globalStyle(`${footer}${footer}, ${footer}${footer} > tr`, { '@media': { print: { position: 'static' } } })
globalStyle(`${footer}${footer}`, { '@media': { print: { display: 'table-row-group' } } })
/** Every column fits where instants may wrap to two lines and columns have no gap. */
globalStyle(`${table}${table}${table} :is(th, td)`, {
  '@media': { print: { paddingInline: tokens.space['3xs'] } },
})
globalStyle(`${table} :is(th, td) time`, { '@media': { print: { whiteSpace: 'normal' } } })
/** Words are kept whole: a narrow column breaks inside them. */
globalStyle(`${table} :is(th, td), ${table} :is(th, td) *`, {
  '@media': { print: { overflowWrap: 'break-word' } },
})
