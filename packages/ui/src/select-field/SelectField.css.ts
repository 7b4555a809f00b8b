import { style } from '@vanilla-extract/css'
import { control } from '../field/FieldFrame.css.ts'
import { tokens } from '../tokens/contract.css.ts'

export const select = style([
  control,
  {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: tokens.space['2xl'],
    marginInlineEnd: `calc(-1 * ${tokens.space.xl})`,
    textOverflow: 'ellipsis',
  },
])

// The list that a desktop browser opens is its own surface.
export const option = style({ background: tokens.color.surface.overlay, color: tokens.color.text.primary })
export const arrow = style({
  pointerEvents: 'none',
  display: 'flex',
  marginInlineEnd: tokens.space.sm,
  color: tokens.color.text.muted,
})
