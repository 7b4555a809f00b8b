import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const holder = style({ position: 'relative' })
export const waiting = style({
  opacity: 0.45,
  transition: `opacity ${tokens.motion.base} ${tokens.motion.standard}`,
})

export const mark = style({
  position: 'absolute',
  inset: 0,
  zIndex: tokens.z.raised,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: '6rem',
  color: tokens.color.accent.text,
})
