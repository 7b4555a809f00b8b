import { betTypes } from '@baize/platform/games/lotteryDraws.ts'
import type { SandboxGame } from './games/catalogue.ts'
import { crashReturn, highestPoint } from './vendor/crash.ts'
import { fishes, hitsOf } from './vendor/fish.ts'
import { lineChance, paytableOf, returnToPlayer, symbolsOf } from './vendor/reels.ts'

interface Row {
  readonly name: string
  readonly pays: string
  readonly chance: string
}

interface Published {
  readonly returns: { readonly from: string; readonly to: string }
  readonly rows: Row[]
}

const percent = (value: number) => value.toFixed(2)
const same = (value: number) => ({ from: percent(value), to: percent(value) })
const hundredths = (value: number) => (value / 100).toFixed(2)

function reelOdds(game: SandboxGame): Published {
  const paytable = paytableOf(game)
  const rows = symbolsOf(game).map((name, symbol) => ({
    name,
    pays: ((paytable.pays[symbol] ?? 0) / 5).toFixed(2),
    chance: lineChance(paytable, symbol).toFixed(4),
  }))
  return { returns: same(returnToPlayer(paytable) * 100), rows }
}

const sides: Published = {
  returns: { from: '92.31', to: '96.15' },
  rows: [
    { name: 'left', pays: '2.00', chance: '46.15' },
    { name: 'tie', pays: '12.00', chance: '7.69' },
    { name: 'right', pays: '2.00', chance: '46.15' },
  ],
}

const targets = [110, 150, 200, 500, 1000, 10_000, highestPoint]

/** What a game publishes of its odds, from the same tables that it is drawn by. */
export function publishedOdds(game: SandboxGame): Published {
  switch (game.family) {
    case 'reels':
      return reelOdds(game)
    case 'sides':
      return sides
    case 'fish':
      return {
        returns: same(96),
        rows: fishes.map((fish) => ({
          name: fish.name,
          pays: `${fish.pays}.00`,
          chance: (hitsOf(fish) / 10_000).toFixed(4),
        })),
      }
    case 'crash':
      return {
        returns: same(crashReturn),
        rows: targets.map((target) => ({
          name: `${hundredths(target)}×`,
          pays: hundredths(target),
          chance: ((crashReturn * 100) / target).toFixed(4),
        })),
      }
    case 'lottery': {
      const returns = betTypes.map(({ odds, ways }) => (odds * ways) / 100_000)
      return {
        returns: { from: percent(Math.min(...returns)), to: percent(Math.max(...returns)) },
        rows: betTypes.map(({ type, odds, ways }) => ({
          name: type,
          pays: hundredths(odds),
          chance: (ways / 1000).toFixed(4),
        })),
      }
    }
    case 'coupon':
      // Each leg is priced at 95 % of its chance, rounded down to a hundredth; 2 % of matches return the stake.
      return { returns: { from: '94.00', to: '95.10' }, rows: [] }
  }
}
