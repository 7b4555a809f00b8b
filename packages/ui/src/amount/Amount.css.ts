import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const amount = style({
  fontFamily: tokens.type.family.figures,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // By its own letters: among right-to-left words, a sign and a currency stay before the figures.
  unicodeBidi: 'plaintext',
})

export const amountTones = styleVariants({
  inherit: {},
  premium: { color: tokens.color.game.jackpot },
  win: { color: tokens.color.game.win },
  loss: { color: tokens.color.game.loss },
  muted: { color: tokens.color.text.muted },
})

export const strong = style({ fontWeight: tokens.type.weight.strong })
