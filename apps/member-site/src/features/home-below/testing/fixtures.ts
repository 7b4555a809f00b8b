import type { ValueOf } from '@baize/api'
import type { appDownload, jackpots, promotions, winnerBoard } from '@baize/api/calls'
import type { Answers } from '@baize/site/testing'
import { games, picture } from '../../../shared/games/testing/fixtures.ts'

type Promotion = ValueOf<typeof promotions>['promotions'][number]

const titles = ['A first hand on the house', 'Friday at the tables', 'Double points', 'Bring a friend']

/** A number of promotions. */
export function promotionsOf(count: number): ValueOf<typeof promotions> {
  return {
    categories: [{ category: 'all', count }],
    promotions: Array.from(
      { length: count },
      (_, index): Promotion => ({
        id: `promotion ${index}`,
        category: 'newcomer',
        title: titles[index % titles.length] ?? '',
        summary: 'Apply, and play the first hands with 5.00 of ours.',
        coverUrl: picture,
        url: '',
        informationOnly: false,
        startsAt: '2026-11-11T02:00:00Z',
        applyUntil: '2027-01-20T02:00:00Z',
        endsAt: '2027-01-27T02:00:00Z',
        status: 'joinNow',
      }),
    ),
  }
}

const players = ['da***', '***', 'so***', 'Kanha', 'vi***']

/** A number of wins, the highest first. */
export function winnersOf(count: number): ValueOf<typeof winnerBoard> {
  return {
    from: '2026-11-15',
    to: '2026-11-21',
    rows: games('RNG', count).map((game, index) => {
      const prize = `${(count - index) * 1250}.50`
      return {
        rank: index + 1,
        player: players[index % players.length] ?? '***',
        game,
        prize,
        vo: { winAmount: prize, currencySymbol: '៛' },
        at: '2026-11-20T10:00:00Z',
      }
    }),
  }
}

const liveJackpots: ValueOf<typeof jackpots> = {
  currency: 'KHR',
  asOf: '2026-11-21T02:00:00Z',
  jackpots: [
    {
      id: 'naga',
      displayName: 'The Naga’s pearl',
      amount: '48210330.25',
      startAmount: '40000000.00',
      source: { percent: '0.5', gameType: 'RNG', games: 40 },
      oncePerStaked: '9000000000.00',
      seedHash: 'a'.repeat(64),
      lastWon: null,
    },
  ],
}

const qrText = 'https://baize.example/m/appDownload?language=en'

/** What the home page asks below its first screen. */
export const belowAnswers: Answers = {
  promotions: promotionsOf(8),
  promotionStates: { states: [], availablePromoCount: 0 },
  winnerBoard: winnersOf(6),
  jackpots: liveJackpots,
  appDownload: {
    apps: [
      { system: 'ios', url: 'https://store.example/ios', qrText, guide: 'ios' },
      { system: 'iosLite', url: 'https://store.example/lite', qrText, guide: 'ios' },
      { system: 'android', url: 'https://store.example/android', qrText, guide: 'android' },
    ],
  } satisfies ValueOf<typeof appDownload>,
}
