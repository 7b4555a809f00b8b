import { categoryNames, useProblemText } from '@baize/account'
import type { ApiError, ValueOf } from '@baize/api'
import type { gameSections } from '@baize/api/calls'
import { EmptyState, ErrorState, GameStrip, Skeleton, Stack } from '@baize/ui'
import { HotIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { categoryIcons } from '../app/categories.tsx'
import { categoryPaths } from '../app/paths.ts'
import { tileOf } from '../games/tile.ts'
import { usePlay } from '../games/usePlay.ts'

export interface GameSectionsProps {
  sections: UseQueryResult<ValueOf<typeof gameSections>, ApiError>
}

/** The home page's strips of games: hot ones first, then one a category. */
export function GameSections({ sections }: GameSectionsProps) {
  const { t, i18n } = useLingui()
  const problemText = useProblemText()
  const play = usePlay()
  if (sections.data === undefined) {
    if (sections.error) {
      return (
        <ErrorState
          title={t`The games could not be loaded`}
          retrying={sections.isFetching}
          onRetry={() => void sections.refetch()}
        >
          {problemText(sections.error)}
        </ErrorState>
      )
    }
    return (
      <div aria-busy="true">
        <Stack space="lg">
          <Skeleton shape="block" count={4} />
        </Stack>
      </div>
    )
  }
  if (sections.data.sections.length === 0) {
    return <EmptyState title={t`There are no games right now`}>{t`Look again a little later.`}</EmptyState>
  }
  return sections.data.sections.map(({ kind, gameType, games, total }) => (
    <GameStrip
      key={gameType ?? kind}
      title={
        gameType
          ? i18n._(categoryNames[gameType])
          : t({ message: 'Hot games', context: 'section of the home page' })
      }
      icon={gameType ? categoryIcons[gameType] : <HotIcon size={20} />}
      games={games.map(tileOf)}
      onPlay={play}
      {...(gameType && total > 0 ? { seeAllHref: categoryPaths[gameType] } : {})}
    />
  ))
}
