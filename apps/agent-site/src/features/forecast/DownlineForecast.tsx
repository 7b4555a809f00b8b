import { useLingui } from '@lingui/react/macro'
import { ForecastTable, type SortedRows } from './ForecastTable.tsx'
import type { DownlineBill } from './forecast.ts'

/** What the agent would owe each downline. */
export function DownlineForecast(sorted: SortedRows<DownlineBill>) {
  const { t } = useLingui()
  return (
    <ForecastTable
      title={t({ message: 'Contracts with your downlines', context: 'heading: forecast' })}
      rowKey={({ contractId }) => contractId}
      empty={t`You have no running contract with a downline.`}
      {...sorted}
    />
  )
}
