import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { findGame } from './catalogue.ts'

export const oddsHandlers: Pick<Handlers, 'gameOdds'> = {
  async gameOdds({ params }, { platform }) {
    const game = findGame(params.nodeId)
    const { games } = platform.counterparts
    if (!game || !games) throw new Refusal('notFound')
    return games.oddsOf(game)
  },
}
