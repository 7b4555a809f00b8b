import type { ValueOf } from '@baize/api'
import type { winnerBoard } from '@baize/api/calls'
import { games } from '../../../shared/games/testing/fixtures.ts'

type Board = ValueOf<typeof winnerBoard>

const players = ['da***', '***', 'so***', 'Kanha', 'vi***']

/** A number of wins, the highest first. */
export function board(count = 8): Board {
  const tiles = games('RNG')
  return {
    from: '2026-11-15',
    to: '2026-11-21',
    rows: Array.from({ length: tiles.length === 0 ? 0 : count }, (_, index) => {
      const prize = `${(count - index) * 1250}.50`
      return {
        rank: index + 1,
        player: players[index % players.length] ?? '***',
        game: tiles[index % tiles.length] as (typeof tiles)[number],
        prize,
        vo: { winAmount: prize, currencySymbol: '៛' },
        at: '2026-11-20T10:00:00Z',
      }
    }),
  }
}
