import { favouriteGames, hotGames, recentGames } from '@baize/api/calls'
import { LanguageSection, useLanguage } from '@baize/i18n'
import { usePermission, usePlatform, useTitle } from '@baize/site'
import { EmptyState, LinkButton, Stack } from '@baize/ui'
import { FavouriteIcon, HistoryIcon, HotIcon } from '@baize/ui/icons'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { useFavourites } from '../../shared/games/useFavourites.ts'
import { categoryPaths, paths } from '../../shared/paths.ts'
import { MemberRoom } from '../../shared/popups/MemberRoom.tsx'
import { GameListLinks } from './GameListLinks.tsx'
import { GameResults } from './GameResults.tsx'
import { LobbyHead } from './LobbyHead.tsx'
import { loadMessages } from './messages.ts'
import { type GamePages, useGamePages } from './useGamePages.ts'

/** The lists that are not of one category. */
const accountLists = ['hot', 'favorite', 'recent'] as const
export type AccountList = (typeof accountLists)[number]

interface Words {
  readonly title: MessageDescriptor
  readonly icon: ReactNode
  readonly empty: MessageDescriptor
  readonly advice: MessageDescriptor
}

const words: Record<AccountList, Words> = {
  hot: {
    title: msg({ message: 'Hot games', context: 'page title' }),
    icon: <HotIcon />,
    empty: msg`No hot games right now`,
    advice: msg`Please check back later, or choose a category.`,
  },
  favorite: {
    title: msg({ message: 'Favourites', context: 'page title: games' }),
    icon: <FavouriteIcon />,
    empty: msg`No favourites yet`,
    advice: msg`Tap the heart on a game to add it here.`,
  },
  recent: {
    title: msg({ message: 'Recently played', context: 'page title: games' }),
    icon: <HistoryIcon />,
    empty: msg`No games played yet`,
    advice: msg`Games you play appear here, most recent first.`,
  },
}

/** The hot games, the favourites, or the games that were opened last. */
export function AccountGames({ list }: { list: AccountList }) {
  return (
    <LanguageSection load={loadMessages}>
      <List key={list} list={list} />
    </LanguageSection>
  )
}
AccountGames.words = loadMessages

function List({ list }: { list: AccountList }) {
  const { i18n } = useLingui()
  const { brandName } = usePermission()
  const { title, icon } = words[list]
  useTitle(i18n._(title), brandName)
  return (
    <Stack space="md">
      <LobbyHead title={i18n._(title)} icon={icon} />
      <GameListLinks list={list} />
      {list === 'hot' ? (
        <Games list={list} />
      ) : (
        <MemberRoom level={2}>
          <Games list={list} />
        </MemberRoom>
      )}
    </Stack>
  )
}

function Games({ list }: { list: AccountList }) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useSearchParams()
  const page = Math.min(50, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1))
  const games = useLiked(list, useListOf(list, page))
  const { title, empty, advice } = words[list]
  return (
    <GameResults
      label={i18n._(title)}
      list={games}
      onMore={() =>
        setSearch((now) => ({ ...Object.fromEntries(now), page: String(games.shown + 1) }), {
          replace: true,
        })
      }
      empty={
        <EmptyState
          title={i18n._(empty)}
          action={
            <LinkButton href={list === 'hot' ? categoryPaths.RNG : paths.hot}>
              {list === 'hot'
                ? t({ message: 'See the slots', context: 'link' })
                : t({ message: 'See the hot games', context: 'link' })}
            </LinkButton>
          }
        >
          {i18n._(advice)}
        </EmptyState>
      }
    />
  )
}

function useListOf(list: AccountList, pages: number): GamePages {
  const { client } = usePlatform()
  const { locale } = useLanguage()
  const query = { language: locale }
  return useGamePages(
    {
      id: calls[list].id,
      input: { query },
      ask: (chunk, signal) => {
        const input = { query: { ...query, ...chunk } }
        if (list === 'hot') return client.call(hotGames, input, { signal })
        if (list === 'favorite') return client.call(favouriteGames, input, { signal })
        return client.call(recentGames, input, { signal })
      },
    },
    pages,
  )
}

const calls = { hot: hotGames, favorite: favouriteGames, recent: recentGames } as const

/** A game that is not liked any more leaves the list of favourites at once. */
function useLiked(list: AccountList, pages: GamePages): GamePages {
  const { ids, known } = useFavourites()
  return useMemo(() => {
    if (list !== 'favorite' || !pages.games || !known) return pages
    const games = pages.games.filter(({ nodeId }) => ids.has(String(nodeId)))
    return { ...pages, games, total: pages.total - (pages.games.length - games.length) }
  }, [list, pages, ids, known])
}
