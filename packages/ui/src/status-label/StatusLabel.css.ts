import { style } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  color: toned.text,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
})

export const dot = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: tokens.radius.full,
  background: 'currentcolor',
})
