import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { space, color, radius } = tokens

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space['2xl'],
  paddingInline: space.md,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: radius.full,
  background: color.surface.hover,
  color: color.text.muted,
  fontSize: '24px',
})

export const critical = style({ background: color.critical.soft, color: color.critical.text })
export const message = style({ maxInlineSize: '26rem', color: color.text.secondary })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.xs })
