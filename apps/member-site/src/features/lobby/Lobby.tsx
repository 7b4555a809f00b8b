import { categoryNames, type GameType } from '@baize/account'
import { LanguageSection, useFormat } from '@baize/i18n'
import { usePermission, useTitle } from '@baize/site'
import { Button, EmptyState, Inline, LinkButton, Stack } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue } from 'react'
import { useSearch, useSearchParams } from 'wouter'
import { categoryIcons } from '../../shared/categories.tsx'
import { useVendors } from '../../shared/games/useVendors.ts'
import { categoryPaths, paths } from '../../shared/paths.ts'
import { isNarrowed, type SetSearch, useFilterChange, useFiltersIn } from './filters.ts'
import { GameResults } from './GameResults.tsx'
import { LobbyFilters } from './LobbyFilters.tsx'
import { LobbyHead } from './LobbyHead.tsx'
import { LobbySearch } from './LobbySearch.tsx'
import { loadMessages } from './messages.ts'
import { useCategoryGames } from './useCategoryGames.ts'
import { VendorRail } from './VendorRail.tsx'

/** The game list centre: the games of a category, narrowed by vendor, kind and search, all kept in the address. */
export function Lobby({ gameType }: { gameType: GameType }) {
  return (
    <LanguageSection load={loadMessages}>
      <Narrowed key={gameType} gameType={gameType} />
    </LanguageSection>
  )
}
Lobby.words = loadMessages

/** A clicked filter is shown as pressed at once; the list, which takes longer to render, follows after that frame. */
function Narrowed({ gameType }: { gameType: GameType }) {
  const [, setSearch] = useSearchParams()
  const search = useDeferredValue(useSearch())
  return <Games gameType={gameType} search={search} setSearch={setSearch} />
}

interface GamesProps {
  gameType: GameType
  /** The filters of the address, once the clicked one is painted. */
  search: string
  setSearch: SetSearch
}

const Games = memo(function Games({ gameType, search, setSearch }: GamesProps) {
  const { t, i18n } = useLingui()
  const { brandName } = usePermission()
  const format = useFormat()
  const { filters, page } = useFiltersIn(search)
  const { change, clear, showPages } = useFilterChange(setSearch)
  const list = useCategoryGames(gameType, filters, page)
  const vendors = useVendors()
  const lane = vendors.data?.lanes.find(({ title }) => title === gameType)
  const cards = lane?.cards ?? (vendors.data || vendors.error ? [] : undefined)
  const path = categoryPaths[gameType]
  const title = i18n._(categoryNames[gameType])
  useTitle(title, brandName)

  const narrowed = isNarrowed(filters)
  const { total } = list
  const count = format.number(total)
  return (
    <Stack space="md">
      <LobbyHead
        title={title}
        icon={categoryIcons[gameType]}
        note={
          list.games
            ? t({
                message: plural(total, { one: `${count} game`, other: `${count} games` }),
                context: 'how many games a list has',
              })
            : null
        }
      >
        <LobbySearch
          text={filters.text}
          loading={list.loading && filters.text !== ''}
          onSearch={(text) => text !== filters.text && change({ text }, { replace: true })}
        />
      </LobbyHead>
      <VendorRail vendors={cards} path={path} search={search} />
      <LobbyFilters path={path} />
      <GameResults
        label={title}
        list={list}
        onMore={() => showPages(list.shown + 1)}
        empty={
          <EmptyState
            title={
              narrowed
                ? t({ message: 'No games found', context: 'nothing was found' })
                : t`No games here right now`
            }
            action={
              <Inline space="sm">
                {narrowed && (
                  <Button variant="soft" onClick={clear}>
                    {t({ message: 'Show all games', context: 'button: takes the filters away' })}
                  </Button>
                )}
                <LinkButton href={paths.hot} variant="outline" tone="neutral">
                  {t({ message: 'Hot games', context: 'link' })}
                </LinkButton>
              </Inline>
            }
          >
            {narrowed ? t`Try another search or fewer filters.` : t`Try another category.`}
          </EmptyState>
        }
      />
    </Stack>
  )
})
