import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const head = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  background: tokens.color.felt.deep,
  color: tokens.color.felt.on,
})

export const art = style({ position: 'absolute', inset: 0 })

export const words = style({
  position: 'relative',
  display: 'grid',
  gap: tokens.space.md,
  padding: tokens.space.lg,
  background: `linear-gradient(to right, ${tokens.color.game.artScrim} 45%, transparent)`,
  selectors: {
    '&:dir(rtl)': { background: `linear-gradient(to left, ${tokens.color.game.artScrim} 45%, transparent)` },
  },
  '@media': { [from('desktop')]: { padding: tokens.space.xl } },
})

export const figure = style({
  fontFamily: tokens.type.family.figures,
  fontSize: tokens.type.size.display,
  fontWeight: tokens.type.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  color: tokens.color.game.onArt,
  overflowWrap: 'anywhere',
})

export const note = style({ color: tokens.color.game.onArt })
