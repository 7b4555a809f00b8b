import { categoryNames, type GameType } from '@baize/account'
import { gameSections } from '@baize/api/calls'
import { OffscreenLanguage, useLanguage } from '@baize/i18n'
import { useApiQuery, useProblemText } from '@baize/site'
import { ErrorState, GameStrip, Stack, stripSettings } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { byVendor } from '../../shared/byVendor.ts'
import { categoryIcons } from '../../shared/categories.tsx'
import type { ListedGame } from '../../shared/games/tile.ts'
import { useTiles } from '../../shared/games/useTiles.ts'
import { useVendors } from '../../shared/games/useVendors.ts'
import { Later } from '../../shared/Later.tsx'
import { categoryPaths } from '../../shared/paths.ts'
import { SectionVendors } from './SectionVendors.tsx'

/**
 * The games by category, twenty of each, with a link to all of them: each when it is near. A failed load is shown
 * above; a prerendered page has its hot games nevertheless, and shows the error here.
 */
export function GameSections() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const problemText = useProblemText()
  const read = useApiQuery(gameSections, { query: { language: locale } }, { keepPrevious: true })
  // For all of them, before one is near: a row of vendors that is mounted later would move what is below it.
  useVendors()
  const sections = (read.data?.sections ?? []).flatMap(({ gameType, ...section }) =>
    gameType ? [{ ...section, gameType }] : [],
  )
  if (sections.length === 0 && read.data && read.error) {
    return (
      <ErrorState
        title={t`The games could not be loaded`}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      >
        {problemText(read.error)}
      </ErrorState>
    )
  }
  return sections.map((section) => (
    <Later key={section.gameType}>
      <OffscreenLanguage>
        <Section {...section} />
      </OffscreenLanguage>
    </Later>
  ))
}

interface SectionProps {
  gameType: GameType
  games: readonly ListedGame[]
  total: number
}

const Section = memo(function Section({ gameType, games, total }: SectionProps) {
  const { i18n } = useLingui()
  const { games: all, ...tiles } = useTiles(games)
  const shown = all.slice(0, stripSettings.pageSize)
  if (shown.length === 0) return null
  return (
    <Stack space="sm">
      <GameStrip
        title={i18n._(categoryNames[gameType])}
        icon={categoryIcons[gameType]}
        rows={shown.length > stripSettings.columns ? 2 : 1}
        games={shown}
        {...tiles}
        {...(total > 0 ? { seeAllHref: categoryPaths[gameType] } : {})}
      />
      {!byVendor.has(gameType) && <SectionVendors gameType={gameType} />}
    </Stack>
  )
})
