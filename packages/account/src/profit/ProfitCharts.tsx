import { useFormat } from '@baize/i18n'
import { BarChart, Card, Grid, ShareChart } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { categoryText } from '../game-categories/categories.ts'
import type { ProfitResult } from './ProfitFigures.tsx'

/** How the days went, and on what was played. */
export function ProfitCharts({ result }: { result: ProfitResult }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const currency = useCurrency()
  const days = [...result.days].reverse()
  return (
    <Grid cell="panel">
      <Card as="section">
        <BarChart
          title={t({ message: 'Win/loss by day', context: 'title of a chart' })}
          categoryHeader={t({ message: 'Day', context: 'column' })}
          categories={days.map(({ day }) => format.date(day, { timeZone: 'UTC' }))}
          series={[
            {
              id: 'winLoss',
              label: t({ message: 'Win/loss', context: 'column' }),
              values: days.map(({ winLoss }) => winLoss),
            },
          ]}
          currency={currency}
        />
      </Card>
      {result.categories.length > 0 && (
        <Card as="section">
          <ShareChart
            title={t({ message: 'Stakes by category', context: 'title of a chart' })}
            categoryHeader={t({ message: 'Category', context: 'filter of a record: of games' })}
            parts={result.categories.map(({ category, stake }) => ({
              id: category,
              label: categoryText(i18n, category),
              value: stake,
            }))}
            currency={currency}
          />
        </Card>
      )}
    </Grid>
  )
}
