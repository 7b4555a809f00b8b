import { randomInt } from 'node:crypto'
import type { CatalogueGame } from '../../games/catalogue.ts'
import { drawCells, payOf, paytableOf, symbolsOf } from './reels.ts'
import { type Choice, drawSides, halvesOf, isChoice, symbolsOfDraw } from './sides.ts'

export interface Drawn {
  readonly symbols: readonly string[]
  readonly payout: bigint
}

/** Stakes that the games offer, in units of 1/10,000; each divides by the five lines and by two. */
export const stakes: readonly bigint[] = [0.5, 1, 2, 5, 10, 20, 50, 100].map((stake) =>
  BigInt(stake * 10_000),
)

/** What a game may bet on: nothing on reels, a side at a table. Null when the choice makes no sense. */
export function choiceFor(game: CatalogueGame, choice: string | undefined): Choice | '' | null {
  if (game.family === 'reels') return choice === undefined ? '' : null
  return isChoice(choice) ? choice : null
}

/** Draws a round by the machine's own secure randomness; what it pays follows from what is drawn. */
export function drawRound(game: CatalogueGame, stake: bigint, choice: Choice | ''): Drawn {
  const below = (limit: number) => randomInt(limit)
  if (choice === '') {
    const paytable = paytableOf(game)
    const cells = drawCells(paytable, below)
    const names = symbolsOf(game)
    const symbols = cells.map((cell) => names[cell] ?? 'wild')
    return { symbols, payout: (stake * BigInt(payOf(paytable, cells).fifths)) / 5n }
  }
  const draw = drawSides(below)
  return { symbols: symbolsOfDraw(draw), payout: (stake * BigInt(halvesOf(choice, draw))) / 2n }
}
