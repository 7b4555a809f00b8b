import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../games/catalogue.ts'
import { drawCells, lines, payOf, paytables, places, returnToPlayer, symbolsOf } from './reels.ts'
import { choices, drawSides, halvesOf, ranks } from './sides.ts'

describe('the odds are what the pages publish', () => {
  test.each(paytables.map((paytable) => [paytable.name, paytable] as const))(
    'reels, %s: 96 %% is returned, by exact arithmetic',
    (_, paytable) => {
      expect(paytable.weights.reduce((sum, weight) => sum + weight, 0)).toBe(places)
      expect(returnToPlayer(paytable)).toBeGreaterThan(0.955)
      expect(returnToPlayer(paytable)).toBeLessThan(0.965)
    },
  )

  test('reels: every middle line that can be drawn, weighted by its chance, sums to the published return', () => {
    for (const paytable of paytables) {
      let total = 0
      const symbols = [...paytable.weights.keys()]
      for (const a of symbols) {
        for (const b of symbols) {
          for (const c of symbols) {
            const chance = [a, b, c].reduce((product, s) => product * (paytable.weights[s] ?? 0), 1)
            const { fifths } = payOf({ ...paytable }, [-1, -2, -3, a, b, c, -4, -5, -6])
            total += chance * fifths
          }
        }
      }
      expect(total / places ** 3).toBeCloseTo(returnToPlayer(paytable), 10)
    }
  })

  test('reels: nine wilds pay all five lines', () => {
    const paytable = paytables[0]
    if (!paytable) throw new Error('no paytable')
    expect(payOf(paytable, Array(9).fill(6))).toEqual({ fifths: 220 * lines.length, lines: [0, 1, 2, 3, 4] })
  })

  test('sides: every pair of ranks sums to 96.2 % on a side and 92.3 % on a tie', () => {
    const back = Object.fromEntries(choices.map((choice) => [choice, 0]))
    for (const [left] of ranks.entries()) {
      for (const [right] of ranks.entries()) {
        for (const choice of choices) {
          const halves = halvesOf(choice, { left: { rank: left, suit: 0 }, right: { rank: right, suit: 0 } })
          back[choice] = (back[choice] ?? 0) + halves / 2 / ranks.length ** 2
        }
      }
    }
    expect(back.left).toBeCloseTo(0.9615, 4)
    expect(back.right).toBeCloseTo(0.9615, 4)
    expect(back.tie).toBeCloseTo(0.9231, 4)
  })

  test('a draw stays within the symbols', () => {
    for (const paytable of paytables) {
      const cells = drawCells(paytable, (limit) => randomInt(limit))
      expect(cells).toHaveLength(9)
      expect(cells.every((cell) => cell >= 0 && cell < 7)).toBe(true)
    }
    const draw = drawSides((limit) => randomInt(limit))
    expect(draw.left.rank).toBeLessThan(13)
  })

  test('every game on reels has seven different symbols', () => {
    for (const game of catalogue.filter(({ family }) => family === 'reels')) {
      expect(new Set(symbolsOf(game)).size, game.gameCode).toBe(7)
    }
  })
})
