import { useFormat } from '@baize/i18n'
import { DateTime, Link, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths, pathWith } from '../../shared/paths.ts'
import type { DayResult } from './DayResults.tsx'
import { amountColumn } from './moneyColumns.tsx'

type Count = 'depositCount' | 'withdrawalCount' | 'firstDeposits' | 'activeAccounts' | 'bets'

/** Every column of the team's days; a day leads to its bets. */
export function useDayColumns(currency: string): TableColumn<DayResult>[] {
  const { t } = useLingui()
  const format = useFormat()
  const count = (id: Count, header: string): TableColumn<DayResult> => ({
    id,
    header,
    align: 'end',
    cell: (row) => format.number(row[id]),
  })
  return [
    {
      id: 'day',
      header: t({ message: 'Day', context: 'column' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ day }) => (
        <Link href={pathWith(paths.teamBets, { from: day, to: day })}>
          <DateTime value={`${day}T00:00:00Z`} timeZone="+00:00" show="date" />
        </Link>
      ),
    },
    amountColumn('deposits', t({ message: 'Deposits', context: 'column' }), currency),
    count('depositCount', t({ message: 'Deposits (count)', context: 'column' })),
    amountColumn('withdrawals', t({ message: 'Withdrawals', context: 'column' }), currency),
    count('withdrawalCount', t({ message: 'Withdrawals (count)', context: 'column' })),
    count('firstDeposits', t({ message: 'First deposits', context: 'column' })),
    count('activeAccounts', t({ message: 'Active accounts', context: 'column' })),
    count('bets', t({ message: 'Bets', context: 'column: number of bets' })),
    amountColumn('stake', t({ message: 'Stake', context: 'column' }), currency),
    amountColumn('validBet', t({ message: 'Valid bet', context: 'column' }), currency),
    amountColumn('payout', t({ message: 'Payout', context: 'column' }), currency),
    amountColumn('bonus', t({ message: 'Rewards and bonuses', context: 'column' }), currency),
    amountColumn('rebate', t({ message: 'Rebate', context: 'column' }), currency),
    amountColumn(
      'given',
      t({ message: 'Bonus cost', context: 'column: rebates, rewards and bonuses that became cash' }),
      currency,
    ),
    amountColumn('profitLoss', t({ message: 'Profit and loss', context: 'column' }), currency, true),
    {
      ...amountColumn<DayResult>('net', t({ message: 'Net result', context: 'column' }), currency, true),
      featured: true,
    },
  ]
}
