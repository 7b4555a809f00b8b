import type { Below } from '@baize/platform/fairness/draws.ts'
import type { SandboxGame } from '../games/catalogue.ts'
import { findFish, shoot } from './fish.ts'
import { drawCells, payOf, paytableOf, symbolsOf } from './reels.ts'
import { drawSides, halvesOf, isChoice, symbolsOfDraw } from './sides.ts'

export interface Drawn {
  readonly symbols: readonly string[]
  readonly payout: bigint
}

/** What a game may bet on: nothing on reels, a side at a table, a fish. Null when the choice makes no sense. */
export function choiceFor(game: SandboxGame, choice: string | undefined): string | null {
  if (game.family === 'reels') return choice === undefined ? '' : null
  if (game.family === 'fish') return findFish(choice)?.name ?? null
  return game.family === 'sides' && isChoice(choice) ? choice : null
}

/** Draws a round by the given numbers; its payout follows from the draw. */
export function drawRound(game: SandboxGame, stake: bigint, choice: string, below: Below): Drawn {
  const fish = game.family === 'fish' ? findFish(choice) : undefined
  if (fish) {
    const hit = shoot(fish, below)
    return { symbols: [fish.name, hit ? 'hit' : 'miss'], payout: hit ? stake * BigInt(fish.pays) : 0n }
  }
  if (!isChoice(choice)) {
    const paytable = paytableOf(game)
    const cells = drawCells(paytable, below)
    const names = symbolsOf(game)
    const symbols = cells.map((cell) => names[cell] ?? 'wild')
    return { symbols, payout: (stake * BigInt(payOf(paytable, cells).fifths)) / 5n }
  }
  const draw = drawSides(below)
  return { symbols: symbolsOfDraw(draw), payout: (stake * BigInt(halvesOf(choice, draw))) / 2n }
}
