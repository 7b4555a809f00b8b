import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space } = tokens

/** The box where the input lies deeper than its own children. */
export const box = style({
  selectors: {
    '&:has(input:disabled)': {
      background: color.surface.sunken,
      borderColor: color.border.base,
      color: color.text.disabled,
    },
  },
})

export const entry = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2xs'],
  minInlineSize: 0,
  paddingBlock: space['2xs'],
  paddingInlineStart: space.xs,
})
export const chip = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' })

/** Beside the chips where there is space, else in a line of its own. */
export const input = style({ flex: '1 1 7rem', inlineSize: 'auto' })
