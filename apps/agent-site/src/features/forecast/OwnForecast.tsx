import { useLingui } from '@lingui/react/macro'
import { ForecastTable, type SortedRows } from './ForecastTable.tsx'
import type { RunningBill } from './forecast.ts'

/** What the agent's own contracts would pay it. */
export function OwnForecast(sorted: SortedRows<RunningBill>) {
  const { t } = useLingui()
  return (
    <ForecastTable
      title={t({ message: 'Your contracts', context: 'heading: forecast' })}
      rowKey={({ contractId }) => contractId}
      empty={t`You have no running contract of your own.`}
      {...sorted}
    />
  )
}
