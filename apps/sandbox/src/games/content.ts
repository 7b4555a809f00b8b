import { contentFiles, type OperatorContent } from '@baize/platform/content/files/schema.ts'
import { picturePath, vendorMarkPath } from './art/address.ts'
import { catalogue } from './catalogue.ts'
import { lotteries } from './generated/lotteries.ts'
import { vendors } from './vendors.ts'

const drawsOf = new Map(
  lotteries.map(({ nodeId, period, offset }) => [nodeId, { everySeconds: period, offsetSeconds: offset }]),
)

/** The sandbox's games and vendors, written as an operator writes its own (docs/operations.md). */
export const writtenGames = () => ({
  vendors: Object.fromEntries(
    vendors.map(({ code, names, ownWindow = false }) => [
      code,
      { name: names, mark: vendorMarkPath(code), ownWindow },
    ]),
  ),
  games: catalogue.map((game) => ({
    ...{ id: game.nodeId, code: game.gameCode, vendor: game.vassalage, type: game.gameType },
    ...{ name: game.names, picture: picturePath(game), hot: game.hot },
    ...(drawsOf.has(game.nodeId) ? { draws: drawsOf.get(game.nodeId) } : {}),
  })),
})

/** The same as a platform reads it. */
export const gamesContent = (): Required<Pick<OperatorContent, 'games' | 'vendors'>> => {
  const { games, vendors } = writtenGames()
  return { games: contentFiles.games.parse(games), vendors: contentFiles.vendors.parse(vendors) }
}
