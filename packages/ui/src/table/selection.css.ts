import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

/**
 * What is selected, and what can be done with it, at the lower edge of the window while the table continues below: rows
 * do not move under the pointer. While nothing is selected only its status for screen readers is left.
 */
export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.xs,
  paddingBlock: tokens.space['2xs'],
  paddingInline: tokens.space.sm,
  position: 'sticky',
  zIndex: `calc(${tokens.z.raised} + 4)`,
  insetBlockEnd: 0,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  background: tokens.color.surface.selected,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[data-empty]': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      padding: 0,
      border: 'none',
      overflow: 'hidden',
    },
  },
})
/** Beside the count, which is read out with it. */
export const elsewhere = style({
  marginInlineStart: tokens.space.sm,
  fontWeight: tokens.type.weight.regular,
  color: tokens.color.text.secondary,
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
