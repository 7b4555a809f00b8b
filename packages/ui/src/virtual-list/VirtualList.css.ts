import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const view = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: `calc(-1 * ${tokens.line.focus})`,
})

export const list = style({ minInlineSize: 0 })

/** Keeps margins of what is inside from standing out of the block, where they would not be measured. */
export const block = style({ display: 'flow-root' })

export const columns = createVar()

export const grid = style({ vars: { [columns]: '2' } })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
})

/** The gap to the next block is part of this one, and measured with it. */
export const spaceAfter = styleVariants({ none: '0', ...tokens.space }, (value) => ({
  paddingBlockEnd: value,
}))
