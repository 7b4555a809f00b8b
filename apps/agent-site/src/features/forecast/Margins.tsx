import { kindNames } from '@baize/account'
import { useLingui } from '@lingui/react/macro'
import { AccountLink } from '../../shared/parts/AccountLink.tsx'
import { ForecastTable } from './ForecastTable.tsx'
import type { Margin } from './forecast.ts'
import { useMoneyColumn } from './useMoneyColumn.tsx'

/** What the agent keeps of each branch in its own running period: earned by the branch less paid on. */
export function Margins({ margins }: { margins: readonly Margin[] }) {
  const { t, i18n } = useLingui()
  const money = useMoneyColumn()
  return (
    <ForecastTable
      title={t({ message: 'Margin by downline', context: 'heading: forecast' })}
      note={t`Earned is what the branch’s figures come to at your own share, in your running period; below zero where the branch won. What you play yourself, what is carried, and limits of your contract belong to no branch.`}
      rows={margins}
      rowKey={({ account, kind }) => `${account} ${kind}`}
      empty={t`A margin needs a contract of your own and one with the downline, of one kind.`}
      columns={[
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
      ]}
    />
  )
}
