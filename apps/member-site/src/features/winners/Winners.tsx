import { categoryNames, loadViewMessages } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { winnerBoard } from '@baize/api/calls'
import { joinMessages, LanguageSection, useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useTitle, useToken } from '@baize/site'
import { Heading, Leaderboard, SelectField, Stack, Tabs, Text, WinnerBoard } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { loadMessages } from './messages.ts'
import { Visibility } from './Visibility.tsx'
import * as css from './Winners.css.ts'

const load = joinMessages(loadViewMessages, loadMessages)

/** The maximum of rows of the board. */
const limitNum = '20'

type Category = keyof typeof categoryNames
const isCategory = (text: string): text is Category => Object.hasOwn(categoryNames, text)

/** Who won what in the last seven days, as a board and as a ranking; real play only. */
export function Winners() {
  return (
    <LanguageSection load={load}>
      <Room />
    </LanguageSection>
  )
}
Winners.words = load

function Room() {
  const { t, i18n } = useLingui()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  const { signedIn } = useToken()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('category') ?? ''
  const gameCategory = isCategory(asked) ? asked : 'ALL'
  const read = useApiQuery(
    winnerBoard,
    { query: { gameCategory, limitNum, language: locale } },
    { keepPrevious: true, every: 60_000 },
  )
  const change = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  const title = t({ message: 'Winners', context: 'page title' })
  useTitle(title, brandName)
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`Top wins of the last seven days. Every row is a bet that was paid.`}</Text>
      </Stack>
      <div className={css.filter}>
        <SelectField
          label={t({ message: 'Game category', context: 'filter' })}
          value={gameCategory === 'ALL' ? '' : gameCategory}
          onValueChange={(value) => change('category', value)}
          options={[
            { value: '', label: t({ message: 'All games', context: 'filter' }) },
            ...Object.entries(categoryNames).map(([value, name]) => ({ value, label: i18n._(name) })),
          ]}
        />
      </div>
      <Loaded read={read} lines={10}>
        {(board) => (
          <Tabs
            label={title}
            value={search.get('view') === 'ranking' ? 'ranking' : 'board'}
            onValueChange={(view) => change('view', view === 'ranking' ? view : '')}
            tabs={[
              {
                id: 'board',
                label: t({ message: 'Latest wins', context: 'tab' }),
                content: <Board board={board} />,
              },
              {
                id: 'ranking',
                label: t({ message: 'Ranking', context: 'tab' }),
                content: <Ranking board={board} at={read.dataUpdatedAt} />,
              },
            ]}
          />
        )}
      </Loaded>
      {signedIn && <Visibility />}
    </Stack>
  )
}

type BoardValue = ValueOf<typeof winnerBoard>

function Board({ board }: { board: BoardValue }) {
  const { currencySymbol } = usePermission()
  return (
    <WinnerBoard
      winners={board.rows.map(({ rank, player, game, prize }) => ({
        id: `${rank} ${game.nodeId}`,
        player,
        game: game.displayName,
        lang: game.language,
        gameType: game.gameType,
        image: game.iconUrl,
        prize,
      }))}
      currency={currencySymbol}
    />
  )
}

function Ranking({ board, at }: { board: BoardValue; at: number }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  return (
    <Leaderboard
      title={t({ message: 'Top wins', context: 'title of a ranking' })}
      metric={t({ message: 'Win', context: 'column of a ranking: money' })}
      places={board.rows.map(({ rank, player, prize }) => ({ rank, name: player, score: prize }))}
      currency={currencySymbol}
      formula={t`Payout minus stake of one settled bet. One row per player, day and category: the best win.`}
      tieRule={t`If wins are equal, the earlier one ranks higher.`}
      countedAt={at}
    />
  )
}
