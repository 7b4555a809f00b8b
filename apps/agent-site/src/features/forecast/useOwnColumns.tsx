import { kindNames } from '@baize/account'
import { Link, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { billPaths } from '../../shared/billPaths.ts'
import type { RunningBill } from './forecast.ts'
import { useRunningColumns } from './useRunningColumns.tsx'

/** The columns of what the agent's own contracts would pay it. */
export function useOwnColumns(): TableColumn<RunningBill>[] {
  const { t, i18n } = useLingui()
  const running = useRunningColumns(
    t({ message: 'You would receive', context: 'column: of running contracts' }),
  )
  return [
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
  ]
}
