import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const invitation = style({
  display: 'grid',
  gap: tokens.space.lg,
  alignItems: 'center',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const sheet = style({
  padding: tokens.space.md,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  color: tokens.color.text.primary,
})

export const qr = style({ display: 'grid', justifyItems: 'center' })

export const steps = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: tokens.space.sm,
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: tokens.space['2xs'],
  alignItems: 'baseline',
})

export const bar = style({
  gridColumn: '1 / -1',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.75rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.surface.sunken,
  overflow: 'hidden',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

export const fill = style({ fill: tokens.color.accent.base })
