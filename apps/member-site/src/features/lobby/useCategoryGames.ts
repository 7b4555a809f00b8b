import type { GameType } from '@baize/account'
import { gameList, searchGames } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { usePlatform } from '@baize/site'
import type { Filters } from './filters.ts'
import { type GamePages, useGamePages } from './useGamePages.ts'

/** The games of a category that the filters leave, the search on the platform included. */
export function useCategoryGames(gameType: GameType, filters: Filters, pages: number): GamePages {
  const { client } = usePlatform()
  const { locale } = useLanguage()
  const { vassalage, text, select, sort } = filters
  const query = {
    gameType,
    language: locale,
    select: select.toUpperCase() as Uppercase<typeof select>,
    ...(vassalage ? { vassalage } : {}),
  }
  const searched = { ...query, text, sort }
  const listed = { ...query, sort: sort === 'best' ? ('popular' as const) : sort }
  return useGamePages(
    text
      ? {
          id: searchGames.id,
          input: { query: searched },
          ask: (chunk, signal) => client.call(searchGames, { query: { ...searched, ...chunk } }, { signal }),
        }
      : {
          id: gameList.id,
          input: { query: listed },
          ask: (chunk, signal) => client.call(gameList, { query: { ...listed, ...chunk } }, { signal }),
        },
    pages,
  )
}
