import { below, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As many cards in a row as there are apps, where they fit: no column stays empty beside them. */
export const apps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: tokens.space.md,
})

/** The cards of a row are equally high, and so are their downloads. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space.sm,
  blockSize: '100%',
})

export const text = style({ flexGrow: 1 })

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

/** As high as shows the whole phone, however wide the card. */
export const poster = style({ aspectRatio: '2 / 1', overflow: 'hidden', borderRadius: tokens.radius.medium })

/** A phone cannot read the code on its own screen. */
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space.xs,
  '@media': { [below('tablet')]: { display: 'none' } },
})
