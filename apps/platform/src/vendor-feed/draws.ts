import { findVendorGame } from '../games/catalogue.ts'
import { describer } from '../games/describe.ts'
import type { Handlers } from '../http/implement.ts'
import { ageOf, type Draw, readFeed } from './published.ts'

const isOver = ({ numbers, cancelled }: Draw): boolean => numbers !== null || cancelled

/**
 * The next draw, or the one whose numbers are awaited, and the last one before it that is over. One that is
 * cancelled early does not hide those before it; one that was skipped without numbers is no longer awaited.
 */
function nextAndLast(draws: readonly Draw[]) {
  const drawn = draws.findLastIndex(({ numbers }) => numbers !== null)
  const next = draws.findIndex((draw, index) => index > drawn && !isOver(draw))
  const before = next === -1 ? draws : draws.slice(0, next)
  return { last: before.findLast(isOver), next: draws[next] }
}

export const drawHandlers: Pick<Handlers, 'lotteryDraws'> = {
  async lotteryDraws({ query }, context) {
    const feed = await readFeed(context.platform)
    const describe = await describer(context, query.language)
    const now = context.now()
    const byGame = Map.groupBy(feed.draws, ({ vassalage, game_code }) => findVendorGame(vassalage, game_code))
    const lotteries = [...byGame].flatMap(([game, draws]) => {
      if (!game || (query.gameType !== undefined && game.gameType !== query.gameType)) return []
      const { nodeId, gameCode, vassalage, displayName, language, underMaintenance } = describe.game(game)
      const { next, last } = nextAndLast(draws)
      return [
        {
          ...{ nodeId, gameCode, vassalage, displayName, underMaintenance },
          ...(language ? { language } : {}),
          ...ageOf(feed, 'draws', vassalage, now),
          next: next
            ? {
                drawId: next.draw_id,
                closesAt: next.closes_at.toISOString(),
                drawsAt: next.draws_at.toISOString(),
              }
            : null,
          last: last
            ? { drawId: last.draw_id, drawnAt: last.draws_at.toISOString(), numbers: last.numbers }
            : null,
        },
      ]
    })
    const due = ({ next }: (typeof lotteries)[number]) => next?.drawsAt ?? '~'
    return {
      now: now.toISOString(),
      lotteries: lotteries.toSorted((one, other) => due(one).localeCompare(due(other))),
    }
  },
}
