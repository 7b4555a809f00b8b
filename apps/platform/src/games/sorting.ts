import type { gameSorts } from '@baize/api/contract'
import { allGames, type CatalogueGame, ofCatalogue } from './catalogue.ts'
import { nameIn, type SpokenLanguage, spokenLanguage } from './names.ts'

export type GameSort = (typeof gameSorts)[number]

const ranks = ofCatalogue(() => new Map<SpokenLanguage, ReadonlyMap<string, number>>())

/** The place of each game among all by name: collated once for a language, then only compared as numbers. */
function nameRanks(language: SpokenLanguage): ReadonlyMap<string, number> {
  const known = ranks().get(language)
  if (known) return known
  const { compare } = new Intl.Collator(language)
  const names = allGames().map((game) => [game.nodeId, nameIn(game.names, language)] as const)
  const sorted = names.toSorted(([, one], [, other]) => compare(one, other))
  const ranked = new Map(sorted.map(([nodeId], index) => [nodeId, index]))
  ranks().set(language, ranked)
  return ranked
}

/** Games in the requested order; `popular` is the catalogue's own, in which the operator puts the most played first. */
export function sortGames(games: readonly CatalogueGame[], sort: GameSort, language: string) {
  if (sort === 'popular') return games
  if (sort === 'newest') return games.toReversed()
  const rank = nameRanks(spokenLanguage(language))
  return games.toSorted((one, other) => (rank.get(one.nodeId) ?? 0) - (rank.get(other.nodeId) ?? 0))
}
