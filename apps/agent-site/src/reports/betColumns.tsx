import { categoryNames, categoryText, usePermission, wordsOf } from '@baize/account'
import type { ValueOf } from '@baize/api'
import type { teamBets } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Button, DateTime, StatusLabel } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { amountColumn } from './moneyColumns.tsx'
import type { ReportColumn } from './report-column.ts'

/** A settled bet of the team. */
export type TeamBet = ValueOf<typeof teamBets>['rows'][number]

/** Every column of the team's bets. */
export function useBetColumns(onOpen: (id: string) => void): ReportColumn<TeamBet>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const states = {
    won: t({ message: 'Won', context: 'state of a bet' }),
    lost: t({ message: 'Lost', context: 'state of a bet' }),
    cashedOut: t({ message: 'Cashed out', context: 'state of a bet' }),
  }
  return [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      width: 'long',
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'level',
      header: t({ message: 'Level', context: 'column: how far below the agent' }),
      align: 'end',
      width: 'short',
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
      words: wordsOf(i18n, categoryNames),
    },
    {
      id: 'vendor',
      header: t({ message: 'Vendor', context: 'column' }),
      cell: ({ vendor, vendorLanguage }) => <bdi lang={vendorLanguage}>{vendor}</bdi>,
    },
    {
      id: 'game',
      header: t({ message: 'Game', context: 'column' }),
      cell: ({ game, gameLanguage }) => <bdi lang={gameLanguage}>{game}</bdi>,
    },
    amountColumn('stake', t({ message: 'Stake', context: 'column' }), currencySymbol),
    amountColumn('validBet', t({ message: 'Valid bet', context: 'column' }), currencySymbol),
    amountColumn('payout', t({ message: 'Payout', context: 'column' }), currencySymbol),
    amountColumn('winLoss', t({ message: 'Win or loss', context: 'column' }), currencySymbol, true),
    {
      id: 'state',
      header: t({ message: 'State', context: 'column' }),
      cell: ({ state }) => (
        <StatusLabel tone={state === 'lost' ? 'neutral' : 'info'}>{states[state]}</StatusLabel>
      ),
      words: states,
    },
    {
      id: 'id',
      header: t({ message: 'Bet number', context: 'column' }),
      width: 'long',
      cell: ({ id }) => (
        <Button variant="plain" size="small" opens="dialog" onClick={() => onOpen(id)}>
          {id}
        </Button>
      ),
    },
  ]
}
