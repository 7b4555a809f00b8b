import { kindNames } from '@baize/account'
import type { TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { AccountLink } from '../../shared/parts/AccountLink.tsx'
import type { Margin } from './forecast.ts'
import { useMoneyColumn } from './useMoneyColumn.tsx'

/** The columns of what the agent keeps of each branch. */
export function useMarginColumns(): TableColumn<Margin>[] {
  const { t, i18n } = useLingui()
  const money = useMoneyColumn()
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
      cell: ({ kind }) => i18n._(kindNames[kind]),
    },
    money<Margin>(
      'earned',
      t({ message: 'Earned by the branch', context: 'column: margin' }),
      ({ earned }) => earned,
      { signed: true },
    ),
    money<Margin>('paidOn', t({ message: 'Paid on', context: 'column: margin' }), ({ paidOn }) => paidOn),
    money<Margin>('margin', t({ message: 'Margin', context: 'column' }), ({ margin }) => margin, {
      signed: true,
      featured: true,
    }),
  ]
}
