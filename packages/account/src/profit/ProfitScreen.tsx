import { profitLoss } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { EmptyState, Heading, Stack } from '@baize/ui'
import { ChartIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { categoryText } from '../game-categories/categories.ts'
import { ExportButtons } from '../records/ExportButtons.tsx'
import { FilterSelect, Filters } from '../records/Filters.tsx'
import { gameTypeFilter } from '../records/gameTypeFilter.ts'
import { useRecordPeriod } from '../records/period.ts'
import { useFilters } from '../records/useFilters.ts'
import { ProfitCharts } from './ProfitCharts.tsx'
import { ProfitDays } from './ProfitDays.tsx'
import { ProfitFigures } from './ProfitFigures.tsx'

/** The result of a period, by day and by category. Each figure leads to the rows that it is made of. */
export function ProfitScreen() {
  const { i18n, t } = useLingui()
  const period = useRecordPeriod()
  const filters = useFilters({ gameType: gameTypeFilter })
  const filter = { ...period.range, ...filters.values }
  const read = useApiQuery(profitLoss, { query: filter }, { keepPrevious: true })
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Profit and loss', context: 'page title' })}</Heading>
      <Filters
        period={period}
        filters={filters}
        chosen={[filters.values.gameType && categoryText(i18n, filters.values.gameType)]}
      >
        <FilterSelect
          label={t({ message: 'Category', context: 'filter of a record: of games' })}
          value={filters.values.gameType}
          onValueChange={(value) => filters.set('gameType', value)}
          options={gameTypeFilter.map((value) => ({ value, label: categoryText(i18n, value) }))}
        />
      </Filters>
      <Loaded read={read} lines={8}>
        {(result) => (
          <Stack space="lg">
            <ProfitFigures result={result} />
            {result.days.length === 0 ? (
              <EmptyState icon={<ChartIcon size={32} />} title={t`No activity in this period`}>
                {t`Choose other dates, or play a game.`}
              </EmptyState>
            ) : (
              <>
                <ProfitCharts result={result} />
                <ExportButtons record="profitLoss" filter={filter} />
                <ProfitDays result={result} busy={read.isFetching} />
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
