import { style } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'

export const progress = style({ display: 'flex', flexDirection: 'column', gap: tokens.space['2xs'] })
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space.sm,
  fontSize: tokens.type.size.sm,
})
export const figure = style({
  flex: 'none',
  color: tokens.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

const track = { background: tokens.color.surface.hover, borderRadius: tokens.radius.full } as const
const fill = { background: toned.base, borderRadius: tokens.radius.full } as const

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  border: 0,
  overflow: 'hidden',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
})
