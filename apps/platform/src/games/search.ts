import { gameTypes } from '@baize/api/contract'
import type { Handlers } from '../http/implement.ts'
import { findGame } from './catalogue.ts'
import { describer } from './describe.ts'
import { cut } from './lobby.ts'
import { findByText } from './searchIndex.ts'
import { selecting } from './selects.ts'
import { sortGames } from './sorting.ts'

export const searchHandlers: Pick<Handlers, 'searchGames'> = {
  async searchGames({ query }, context) {
    const { text, gameType, vassalage, sort } = query
    const chosen = await selecting(query.select, context)
    const found = findByText(text)
      .flatMap((id) => findGame(id) ?? [])
      .filter((game) => (vassalage === undefined || game.vassalage === vassalage) && chosen(game))
    const categories = gameTypes.flatMap((each) => {
      const games = found.filter((game) => game.gameType === each).length
      return games > 0 ? [{ gameType: each, games }] : []
    })
    const wanted = gameType === undefined ? found : found.filter((game) => game.gameType === gameType)
    const sorted = sort === 'best' ? wanted : sortGames(wanted, sort, query.language ?? context.language)
    const describe = await describer(context, query.language)
    const { rows, page } = cut(sorted, query)
    return { games: rows.map(describe.game), categories, page }
  },
}
