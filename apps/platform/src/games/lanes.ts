import { type CatalogueGame, type GameType, listedGames, ofCatalogue } from './catalogue.ts'

/** A vendor in a category. */
interface Card {
  readonly vassalage: string
  readonly gameType: GameType
  readonly games: readonly CatalogueGame[]
}

export interface Lane {
  readonly title: GameType
  readonly cards: readonly Card[]
}

/** What vendor data says: categories as vendors name them, before the sites split them. */
const vendorOrder: readonly GameType[] = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'JACKPOT',
  'MINI',
  'CRASH',
  'ARCADE',
  'TABLE',
]

/** E-sports and cockfight follow sports, in-house games after slots. */
const splitAfter: Partial<Record<GameType, readonly GameType[]>> = {
  SPORTS: ['ESPORTS', 'COCKFIGHT'],
  RNG: ['INHOUSE'],
}

const laneOrder = vendorOrder.flatMap((title) => [title, ...(splitAfter[title] ?? [])])

/** Vendors by category, in the order of the game centres; a category without games has no lane. */
function lanesOf(games: readonly CatalogueGame[]): Lane[] {
  return laneOrder.flatMap((title) => {
    const byVendor = Map.groupBy(
      games.filter((game) => game.gameType === title),
      (game) => game.vassalage,
    )
    const cards = [...byVendor].map(([vassalage, own]) => ({ vassalage, gameType: title, games: own }))
    return cards.length > 0 ? [{ title, cards }] : []
  })
}

/** The prize mode of the lotteries, by the vendor data. */
export function prizeModeOf(
  lanes: readonly { readonly title: string; readonly cards: readonly { readonly vassalage: string }[] }[],
): 'ELOTT' | 'LOTT' {
  const electronic = lanes.find((lane) => lane.title === 'ELOTT')
  const counts = electronic?.cards.some(({ vassalage }) => ['TCG_LOTTO_VN', 'LOTT'].includes(vassalage))
  return counts ? 'ELOTT' : 'LOTT'
}

export const lanes = ofCatalogue((): readonly Lane[] => lanesOf(listedGames()))
