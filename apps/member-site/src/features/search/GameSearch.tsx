import { categoryNames, type GameType } from '@baize/account'
import { gameMenus, hotGames, searchGames } from '@baize/api/calls'
import { LanguageSection, useFormat, useLanguage } from '@baize/i18n'
import { joinWords } from '@baize/i18n/format'
import { useApiQuery, usePlatform } from '@baize/site'
import {
  Button,
  EmptyState,
  GameGrid,
  Heading,
  Inline,
  LinkButton,
  SearchField,
  Stack,
  ToggleButton,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { categoryIcons } from '../../shared/categories.tsx'
import { shownName } from '../../shared/games/tile.ts'
import { useTiles } from '../../shared/games/useTiles.ts'
import { useVendors } from '../../shared/games/useVendors.ts'
import { VendorLinks } from '../../shared/games/VendorLinks.tsx'
import { categoryPaths } from '../../shared/paths.ts'
import { GameResults, maxText, useGamePages } from '../lobby/index.ts'
import * as css from './GameSearch.css.ts'
import { loadMessages } from './messages.ts'
import { addSearch, readSearches, removeSearch } from './recentSearches.ts'

/** Search of all games, by their names in any language, their vendors and their categories. */
export function GameSearch() {
  return (
    <LanguageSection load={loadMessages}>
      <Search />
    </LanguageSection>
  )
}
GameSearch.words = loadMessages

function Search() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const [recent, setRecent] = useState(readSearches)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const frame = useRef<HTMLDivElement>(null)
  // Only the query that leads to a navigation is stored, not each key before it.
  const leave = useEffectEvent(({ target }: Event) => {
    if (leads(target)) addSearch(text)
  })
  useEffect(() => {
    const element = frame.current
    element?.addEventListener('click', leave)
    return () => element?.removeEventListener('click', leave)
  }, [])
  const search = (wanted: string) => {
    setTyped(wanted)
    setText(wanted.trim())
    field.current?.focus({ preventScroll: true })
  }
  return (
    <div className={css.search} ref={frame}>
      <SearchField
        ref={field}
        label={t({ message: 'Search all games', context: 'label of a field' })}
        placeholder={t({ message: 'Game, vendor or category', context: 'example in a search field' })}
        value={typed}
        maxLength={maxText}
        searchOnType
        onValueChange={setTyped}
        onSearch={(wanted) => setText(wanted.trim())}
      />
      {text === '' ? (
        <>
          {recent.length > 0 && (
            <Recent searches={recent} onSearch={search} onRemove={(one) => setRecent(removeSearch(one))} />
          )}
          <Popular />
        </>
      ) : (
        <Results key={text} text={text} />
      )}
    </div>
  )
}

/** Whether an element is a way out of the search: a game, a vendor or a category. */
const leads = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href], article') !== null

interface RecentProps {
  searches: readonly string[]
  onSearch: (text: string) => void
  /** Without a text: all of them. */
  onRemove: (text?: string) => void
}

function Recent({ searches, onSearch, onRemove }: RecentProps) {
  const { t } = useLingui()
  return (
    <Stack space="xs" as="section">
      <Inline align="between">
        <Heading level={3}>{t({ message: 'Recent searches', context: 'heading' })}</Heading>
        <Button variant="plain" tone="neutral" size="small" onClick={() => onRemove()}>
          {t({ message: 'Clear', context: 'button: removes all recent searches' })}
        </Button>
      </Inline>
      <Inline space="xs">
        {searches.map((text) => (
          <Button key={text} variant="soft" tone="neutral" size="small" onClick={() => onSearch(text)}>
            <bdi>{text}</bdi>
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}

const none: readonly never[] = []

/** What is played most: something to begin with, and where nothing was found. */
function Popular() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { data } = useApiQuery(
    hotGames,
    { query: { pageSize: '12', language: locale } },
    { keepPrevious: true },
  )
  const tiles = useTiles(data?.games ?? none)
  if (tiles.games.length === 0) return null
  const title = t({ message: 'Popular games', context: 'heading' })
  return (
    <Stack space="xs" as="section">
      <Heading level={3}>{title}</Heading>
      <GameGrid label={title} {...tiles} />
    </Stack>
  )
}

function Results({ text }: { text: string }) {
  const { t } = useLingui()
  const { client } = usePlatform()
  const { locale } = useLanguage()
  const [gameType, setGameType] = useState<GameType>()
  const [pages, setPages] = useState(1)
  const query = { text, language: locale, ...(gameType ? { gameType } : {}) }
  const all = useApiQuery(
    searchGames,
    { query: { text, language: locale, pageSize: '1' } },
    { keepPrevious: true },
  )
  const places = usePlaces(text)
  const list = useGamePages(
    {
      id: searchGames.id,
      input: { query },
      ask: (chunk, signal) => client.call(searchGames, { query: { ...query, ...chunk } }, { signal }),
    },
    pages,
  )
  return (
    <>
      <Places {...places} />
      <Categories
        found={all.data?.categories ?? none}
        chosen={gameType}
        onChoose={(next) => {
          setGameType(next)
          setPages(1)
        }}
      />
      <GameResults
        label={t({ message: 'Games found', context: 'name of a list' })}
        list={list}
        onMore={() => setPages(list.shown + 1)}
        empty={
          <>
            {/* The name of a category or a vendor is no name of a game, and was found all the same. */}
            {places.categories.length + places.vendors.length === 0 && (
              <EmptyState level={3} title={t`No games found`}>
                {t`Try fewer letters, or the name of a vendor.`}
              </EmptyState>
            )}
            <Popular />
          </>
        }
      />
    </>
  )
}

const bare = (text: string) => joinWords(text).normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The categories and vendors whose names have what was typed. */
function usePlaces(text: string) {
  const { i18n } = useLingui()
  const wanted = useDeferredValue(bare(text))
  const { data: menus } = useApiQuery(gameMenus, {})
  const { data } = useVendors()
  const categories = (menus?.menus ?? []).filter(({ title }) =>
    [i18n._(categoryNames[title]), title].some((name) => bare(name).includes(wanted)),
  )
  const vendors = (data?.lanes ?? []).flatMap(({ title, cards }) =>
    cards
      .filter((card) => bare(shownName(card.displayName, card.vassalage)).includes(wanted))
      .map((card) => ({ ...card, gameType: title })),
  )
  const unique = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]))
  return { categories, vendors: [...unique.values()].slice(0, maxVendors) }
}

function Places({ categories, vendors }: ReturnType<typeof usePlaces>) {
  const { t, i18n } = useLingui()
  return (
    <>
      {categories.length > 0 && (
        <Inline space="xs">
          {categories.map(({ title }) => (
            <LinkButton
              key={title}
              href={categoryPaths[title]}
              variant="soft"
              tone="neutral"
              size="small"
              icon={categoryIcons[title]}
            >
              {i18n._(categoryNames[title])}
            </LinkButton>
          ))}
        </Inline>
      )}
      {vendors.length > 0 && (
        <VendorLinks
          label={t({ message: 'Vendors found', context: 'name of a list' })}
          vendors={vendors}
          least={1}
          to={(vassalage) => {
            const vendor = vendors.find((one) => one.vassalage === vassalage)
            const path = categoryPaths[vendor?.gameType ?? 'RNG']
            return `${path}?vassalage=${encodeURIComponent(vassalage)}`
          }}
        />
      )}
    </>
  )
}

const maxVendors = 12

interface CategoriesProps {
  found: readonly { readonly gameType: GameType; readonly games: number }[]
  chosen: GameType | undefined
  onChoose: (gameType: GameType | undefined) => void
}

/** How many games of each category were found; one narrows the list to it. */
function Categories({ found, chosen, onChoose }: CategoriesProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (found.length < 2) return null
  return (
    <Inline space="xs">
      {found.map(({ gameType, games }) => (
        <ToggleButton
          key={gameType}
          size="small"
          pressed={chosen === gameType}
          onPressedChange={(pressed) => onChoose(pressed ? gameType : undefined)}
        >
          {i18n._(categoryNames[gameType])} <span>{format.number(games)}</span>
        </ToggleButton>
      ))}
    </Inline>
  )
}
