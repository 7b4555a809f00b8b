import { kindNames } from '@baize/account'
import { Badge, Inline, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { AccountLink } from '../../shared/parts/AccountLink.tsx'
import type { DownlineBill } from './forecast.ts'
import { useRunningColumns } from './useRunningColumns.tsx'

/** The columns of what the agent would owe each downline. */
export function useDownlineColumns(): TableColumn<DownlineBill>[] {
  const { t, i18n } = useLingui()
  const running = useRunningColumns<DownlineBill>(
    t({ message: 'You would owe', context: 'column: of running contracts' }),
  )
  return [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      cell: ({ account }) => <AccountLink account={account} />,
    },
    {
      id: 'kind',
      header: t({ message: 'Kind', context: 'column: of a contract' }),
      cell: ({ kind, autoPay }) => (
        <Inline as="span" space="xs">
          {i18n._(kindNames[kind])}
          {autoPay && <Badge tone="info">{t({ message: 'Paid automatically', context: 'contract' })}</Badge>}
        </Inline>
      ),
    },
    ...running,
  ]
}
