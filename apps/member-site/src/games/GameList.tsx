import { categoryNames, type GameType, Loaded, usePermission, useRead, useTitle } from '@baize/account'
import { gameList } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { EmptyState, GameGrid, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { tileOf } from './tile.ts'
import { usePlay } from './usePlay.ts'

/** All games of a category; `?vassalage=` narrows them to one vendor. */
export function GameList({ gameType }: { gameType: GameType }) {
  const { t, i18n } = useLingui()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  const play = usePlay()
  const [search] = useSearchParams()
  const vassalage = search.get('vassalage')
  const list = useRead(
    gameList,
    { query: { gameType, language: locale, ...(vassalage ? { vassalage } : {}) } },
    { keepPrevious: true },
  )
  const title = i18n._(categoryNames[gameType])
  useTitle(title, brandName)
  return (
    <Stack space="lg">
      <Heading level={1}>{title}</Heading>
      <Loaded read={list} lines={12}>
        {({ games }) =>
          games.length > 0 ? (
            <GameGrid label={title} games={games.map(tileOf)} onPlay={play} eager />
          ) : (
            <EmptyState
              title={t`There are no games here right now`}
            >{t`Look at another category.`}</EmptyState>
          )
        }
      </Loaded>
    </Stack>
  )
}
