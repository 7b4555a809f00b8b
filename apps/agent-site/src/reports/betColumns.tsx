import { categoryText, usePermission } from '@baize/account'
import type { ValueOf } from '@baize/api'
import type { teamBets } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Button, DateTime, StatusLabel, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { amountColumn } from './moneyColumns.tsx'

/** A settled bet of the team. */
export type TeamBet = ValueOf<typeof teamBets>['rows'][number]

/** Every column of the team's bets. */
export function useBetColumns(onOpen: (id: string) => void): TableColumn<TeamBet>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  return [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'level',
      header: t({ message: 'Level', context: 'column: how far below the agent' }),
      align: 'end',
      cell: ({ level }) => format.number(level),
    },
    {
      id: 'settledAt',
      header: t({ message: 'Settled', context: 'column: time of a bet' }),
      nowrap: true,
      cell: ({ settledAt }) => <DateTime value={settledAt} seconds />,
    },
    {
      id: 'placedAt',
      header: t({ message: 'Placed', context: 'column: time of a bet' }),
      nowrap: true,
      cell: ({ placedAt }) => <DateTime value={placedAt} seconds />,
    },
    {
      id: 'category',
      header: t({ message: 'Category', context: 'column' }),
      cell: ({ category }) => categoryText(i18n, category),
    },
    { id: 'vendor', header: t({ message: 'Vendor', context: 'column' }), cell: ({ vendor }) => vendor },
    { id: 'game', header: t({ message: 'Game', context: 'column' }), cell: ({ game }) => <bdi>{game}</bdi> },
    amountColumn('stake', t({ message: 'Stake', context: 'column' }), currencySymbol),
    amountColumn('validBet', t({ message: 'Valid bet', context: 'column' }), currencySymbol),
    amountColumn('payout', t({ message: 'Payout', context: 'column' }), currencySymbol),
    amountColumn('winLoss', t({ message: 'Win or loss', context: 'column' }), currencySymbol, true),
    {
      id: 'state',
      header: t({ message: 'State', context: 'column' }),
      cell: ({ state }) =>
        state === 'won' ? (
          <StatusLabel tone="positive">{t({ message: 'Won', context: 'state of a bet' })}</StatusLabel>
        ) : (
          <StatusLabel tone="neutral">{t({ message: 'Lost', context: 'state of a bet' })}</StatusLabel>
        ),
    },
    {
      id: 'id',
      header: t({ message: 'Bet number', context: 'column' }),
      cell: ({ id }) => (
        <Button variant="plain" size="small" opens="dialog" onClick={() => onOpen(id)}>
          {id}
        </Button>
      ),
    },
  ]
}
