import { seedOf } from '../games/art/paint.ts'
import type { MotifName, SandboxGame } from '../games/catalogue.ts'

/**
 * Reels: 3 x 3 cells, each drawn for itself from the same 32 places, and five lines (three rows, two diagonals).
 * A line of three alike pays its multiple of a fifth of the stake; `wild` matches any symbol.
 * Because cells are independent, the return to the player is exact arithmetic, not a simulation.
 */
export interface Paytable {
  readonly name: 'calm' | 'balanced' | 'bold'
  /** Places out of 32, the commonest symbol first, `wild` last. */
  readonly weights: readonly number[]
  /** What three of a symbol pay, in fifths of the stake, in the same order. */
  readonly pays: readonly number[]
}

export const places = 32

export const paytables: readonly Paytable[] = [
  { name: 'balanced', weights: [8, 7, 5, 4, 3, 3, 2], pays: [6, 8, 12, 20, 30, 54, 220] },
  { name: 'calm', weights: [8, 7, 6, 4, 3, 2, 2], pays: [5, 7, 12, 20, 40, 82, 250] },
  { name: 'bold', weights: [8, 8, 6, 4, 3, 2, 1], pays: [6, 8, 15, 30, 80, 245, 1000] },
]

/** The five lines, as cells counted row by row from the top left. */
export const lines: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const slotSymbols: readonly MotifName[] = [
  'club',
  'heart',
  'bell',
  'star',
  'lotus',
  'gem',
  'crown',
  'seven',
  'ruby',
  'lantern',
]
const seaSymbols: readonly MotifName[] = ['anchor', 'shell', 'star', 'fish', 'coin', 'ruby', 'naga']

/** The symbols of a game, the commonest first, its own motif as the richest, `wild` last. */
export function symbolsOf(game: SandboxGame): readonly MotifName[] {
  const pool = (game.gameType === 'FISH' ? seaSymbols : slotSymbols).filter((name) => name !== game.motif)
  const start = seedOf(game.gameCode) % pool.length
  const five = Array.from({ length: 5 }, (_, index) => pool[(start + index) % pool.length] ?? 'star')
  return [...five, game.motif, 'wild']
}

export function paytableOf(game: SandboxGame): Paytable {
  const first = paytables[0]
  if (!first) throw new Error('no paytable')
  if (game.gameCode === 'emerald-reels') return first
  return paytables[seedOf(game.gameCode) % paytables.length] ?? first
}

/** Chance that one line is three of a symbol, wilds included, as counts out of 32 cubed. */
function waysOf(paytable: Paytable, symbol: number): number {
  const wild = paytable.weights.at(-1) ?? 0
  const own = paytable.weights[symbol] ?? 0
  return symbol === paytable.weights.length - 1 ? wild ** 3 : (own + wild) ** 3 - wild ** 3
}

/** The exact share of the stake that is returned in the long run. */
export const returnToPlayer = (paytable: Paytable): number =>
  paytable.pays.reduce((sum, pay, symbol) => sum + pay * waysOf(paytable, symbol), 0) / places ** 3

/** Chance in percent that a given line pays this symbol; shown in the paytable. */
export const lineChance = (paytable: Paytable, symbol: number): number =>
  (waysOf(paytable, symbol) * 100) / places ** 3

/** What the cells pay, in fifths of the stake, and which lines pay. */
export function payOf(paytable: Paytable, cells: readonly number[]): { fifths: number; lines: number[] } {
  const wild = paytable.weights.length - 1
  let fifths = 0
  const paid: number[] = []
  for (const [index, line] of lines.entries()) {
    const drawn = line.map((cell) => cells[cell] ?? -1)
    const symbol = drawn.find((value) => value !== wild) ?? wild
    if (drawn.some((value) => value !== symbol && value !== wild)) continue
    fifths += paytable.pays[symbol] ?? 0
    paid.push(index)
  }
  return { fifths, lines: paid }
}

/** Draws the nine cells. `below(n)` returns an unbiased whole number from 0 up to n. */
export function drawCells(paytable: Paytable, below: (limit: number) => number): number[] {
  return Array.from({ length: 9 }, () => {
    let place = below(places)
    for (const [symbol, weight] of paytable.weights.entries()) {
      if (place < weight) return symbol
      place -= weight
    }
    throw new Error('the weights do not fill the reel')
  })
}
