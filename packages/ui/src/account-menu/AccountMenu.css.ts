import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below } from '../tokens/media.ts'

export const trigger = style({ position: 'relative', display: 'grid', placeItems: 'center' })

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: tokens.radius.full,
  border: `${tokens.line.thick} solid ${tokens.color.premium.border}`,
  background: tokens.color.felt.base,
  color: tokens.color.felt.on,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  lineHeight: 1,
})

/** A small mark on the image's edge: this opens. */
export const chevron = style({
  position: 'absolute',
  insetBlockEnd: -3,
  insetInlineEnd: -5,
  padding: 1,
  borderRadius: tokens.radius.full,
  background: tokens.color.surface.overlay,
  color: tokens.color.text.secondary,
  boxShadow: tokens.elevation.low,
  '@media': { [below('tablet')]: { display: 'none' } },
})

export const who = style({ display: 'flex', alignItems: 'center', gap: tokens.space.sm })

export const words = style({ display: 'grid' })

export const name = style({ fontWeight: tokens.type.weight.strong, overflowWrap: 'anywhere' })

export const detail = style({ fontSize: tokens.type.size.xs, color: tokens.color.premium.text })
