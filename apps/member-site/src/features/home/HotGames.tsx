import { gameSections } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useApiQuery, usePermission, useProblemText, useToken } from '@baize/site'
import { EmptyState, ErrorState, GameStrip, Skeleton } from '@baize/ui'
import { HotIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ListedGame } from '../../shared/games/tile.ts'
import { useTiles } from '../../shared/games/useTiles.ts'
import { paths } from '../../shared/paths.ts'
import { useTouched } from '../../shared/useTouched.ts'
import * as css from './Home.css.ts'

const none: readonly ListedGame[] = []

/** The games that are played most, on the home page at once; the sections below it use the same response. */
export function HotGames() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { policyProfile } = usePermission()
  const problemText = useProblemText()
  const { signedIn } = useToken()
  const touched = useTouched()
  const sections = useApiQuery(
    gameSections,
    { query: { language: locale } },
    // Those of a prerendered page are a visitor's until the first interaction.
    { keepPrevious: true, enabled: ({ state }) => touched || signedIn || state.data === undefined },
  )
  const hot = sections.data?.sections.find(({ kind }) => kind === 'hot')
  const tiles = useTiles(hot?.games ?? none)
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
      <div aria-busy="true" className={css.hot}>
        <Skeleton shape="block" count={2} />
      </div>
    )
  }
  if (sections.data.sections.length === 0) {
    return <EmptyState title={t`No games available right now`}>{t`Please check back later.`}</EmptyState>
  }
  if (tiles.games.length === 0) return null
  return (
    <Suspense>
      <GameStrip
        title={t({ message: 'Hot games', context: 'section of the home page' })}
        icon={<HotIcon size={20} />}
        seeAllHref={paths.hot}
        autoplay
        counters={policyProfile === 'standard'}
        {...tiles}
      />
    </Suspense>
  )
}
