import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below } from '../tokens/media.ts'

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
