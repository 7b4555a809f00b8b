import { useFormat } from '@baize/i18n'
import { useProblemText, useShownError } from '@baize/site'
import { Button, ErrorState, GameGrid, Skeleton, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTiles } from '../../shared/games/useTiles.ts'
import * as css from './lobby.css.ts'
import type { GamePages } from './useGamePages.ts'

export interface GameResultsProps {
  /** Accessible name of the list. */
  label: string
  list: GamePages
  /** Shown when nothing was found. */
  empty: ReactNode
  onMore: () => void
}

/** The tiles of a list of games, how many of them are shown, and the button for more. */
export function GameResults({ label, list, empty, onMore }: GameResultsProps) {
  const problemText = useProblemText()
  const tiles = useTiles(list.games ?? none)
  const error = useShownError(list.error, list.loading)
  if (!list.games) {
    if (!error)
      return (
        <div aria-busy="true">
          <Skeleton shape="block" count={3} />
        </div>
      )
    return (
      <ErrorState retrying={list.loading} onRetry={() => void list.retry()}>
        {problemText(error)}
      </ErrorState>
    )
  }
  if (list.games.length === 0) return empty
  return (
    <>
      <GameGrid label={label} {...tiles} eager />
      <More list={list} onMore={onMore} />
    </>
  )
}

const none: GamePages['games'] & object = []

function More({ list, onMore }: Pick<GameResultsProps, 'list' | 'onMore'>) {
  const { t } = useLingui()
  const format = useFormat()
  const problemText = useProblemText()
  const { games = none, total, error, loading } = list
  const shown = format.number(games.length)
  const all = format.number(Math.max(total, games.length))
  return (
    <div className={css.more}>
      {error && (
        <Text tone="critical" size="sm">
          {problemText(error)}
        </Text>
      )}
      {games.length < total && (
        <Button
          variant="outline"
          tone="neutral"
          loading={loading}
          onClick={error ? () => void list.retry() : onMore}
        >
          {t({ message: 'Show more games', context: 'button' })}
        </Button>
      )}
      <div role="status">
        <Text tone="muted" size="sm">
          {t({ message: `${shown} of ${all} games`, context: 'how many games of a list are shown' })}
        </Text>
      </div>
    </div>
  )
}
