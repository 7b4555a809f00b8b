import { kindNames } from '@baize/account'
import { Link } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { billPaths } from '../../shared/billPaths.ts'
import { ForecastTable } from './ForecastTable.tsx'
import type { RunningBill } from './forecast.ts'
import { useRunningColumns } from './useRunningColumns.tsx'

/** What the agent's own contracts would pay it. */
export function OwnForecast({ rows }: { rows: readonly RunningBill[] }) {
  const { t, i18n } = useLingui()
  const running = useRunningColumns(
    t({ message: 'You would receive', context: 'column: of running contracts' }),
  )
  return (
    <ForecastTable
      title={t({ message: 'Your contracts', context: 'heading: forecast' })}
      rows={rows}
      rowKey={({ contractId }) => contractId}
      empty={t`You have no running contract of your own.`}
      columns={[
        {
          id: 'kind',
          header: t({ message: 'Kind', context: 'column: of a contract' }),
          rowHeader: true,
          cell: ({ kind }) => (
            <Link standalone href={billPaths[kind]}>
              {i18n._(kindNames[kind])}
            </Link>
          ),
        },
        ...running,
      ]}
    />
  )
}
