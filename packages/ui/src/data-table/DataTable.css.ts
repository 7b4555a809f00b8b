import { style } from '@vanilla-extract/css'
import { asCards } from '../table/cards.ts'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover } from '../tokens/media.ts'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.sm })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.xs,
})

export const count = style({
  flex: '1 1 auto',
  fontSize: tokens.type.size.sm,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.text.muted,
  '@media': { [below('tablet')]: { flexBasis: '100%' } },
})

/** What is selected, and what can be done with it. While nothing is, only its status for screen readers is left. */
export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.xs,
  paddingBlock: tokens.space['2xs'],
  paddingInline: tokens.space.sm,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.selected,
  selectors: {
    '&[data-empty]': { position: 'absolute', inlineSize: 1, blockSize: 1, padding: 0, overflow: 'hidden' },
  },
})
export const selectionCount = style({
  flex: '1 1 auto',
  fontWeight: tokens.type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const select = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  minBlockSize: 44,
  cursor: 'pointer',
})

/** The edge between two headings: a line that is drawn where one points or the focus is. */
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 24,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: tokens.space['2xs'],
    insetInlineEnd: 0,
    inlineSize: tokens.line.thick,
    background: tokens.color.border.strong,
    opacity: 0.4,
  },
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&:is(:focus-visible, :active)::after': { opacity: 1 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover::after': { opacity: 1 } } },
    '(forced-colors: active)': { '::after': { background: 'CanvasText', opacity: 1 } },
    print: { display: 'none' },
  },
  '@container': { [asCards]: { display: 'none' } },
})
