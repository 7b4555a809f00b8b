import { below, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: tokens.space.md,
})

export const step = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: tokens.space.sm,
  padding: tokens.space.md,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.sunken,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const art = style({ inlineSize: 120, blockSize: 140 })
export const phone = style({ fill: tokens.color.felt.deep })
export const screen = style({ fill: tokens.color.felt.on })
export const ink = style({ fill: tokens.color.premium.pressed })
export const onInk = style({ fill: tokens.color.felt.on })
export const pale = style({ fill: tokens.color.felt.muted })
export const line = style({
  fill: 'none',
  stroke: tokens.color.felt.base,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const poster = style({ blockSize: 120, overflow: 'hidden', borderRadius: tokens.radius.medium })

/** A phone cannot read the code on its own screen. */
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space.xs,
  '@media': { [below('tablet')]: { display: 'none' } },
})
