import { categoryNames, categoryText, endOf, wordsOf } from '@baize/account'
import type { ValueOf } from '@baize/api'
import type { teamBets } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, Button, DateTime, StatusLabel } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { Result } from '../../shared/figures/Result.tsx'
import { usePrinting } from '../../shared/print/usePrinting.ts'
import type { PageColumn } from '../../shared/tables/table-column.ts'
import { betStateNames, betStates } from './betStates.ts'
import { amountColumn } from './moneyColumns.tsx'

/** A bet of the team. */
export type TeamBet = ValueOf<typeof teamBets>['rows'][number]

export function useBetColumns(onOpen: (id: string) => void): PageColumn<TeamBet>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const printing = usePrinting()
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
      cell: ({ settledAt }) => (settledAt === null ? '–' : <DateTime value={settledAt} seconds />),
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
    {
      ...amountColumn<TeamBet>('payout', t({ message: 'Payout', context: 'column' }), currencySymbol),
      cell: ({ state, payout }) =>
        state === 'unsettled' ? '–' : <Amount value={payout} currency={currencySymbol} />,
    },
    {
      id: 'winLoss',
      header: t({ message: 'Win/loss', context: 'column' }),
      featured: true,
      align: 'end',
      nowrap: true,
      cell: ({ winLoss }) => (winLoss === null ? '–' : <Result value={winLoss} currency={currencySymbol} />),
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      cell: ({ state }) => (
        <StatusLabel tone={betStates[state].tone}>{i18n._(betStates[state].label)}</StatusLabel>
      ),
      words: Object.fromEntries(betStateNames.map((state) => [state, i18n._(betStates[state].label)])),
    },
    {
      id: 'id',
      header: t({ message: 'Bet number', context: 'column' }),
      nowrap: true,
      cell: ({ id }) => (
        <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {printing ? id : endOf(id)}
        </Button>
      ),
    },
  ]
}
