import type { ValueOf } from '@baize/api'
import type { teamProfitLoss } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Badge, type DayRange, Inline, Link, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths, pathWith } from '../../shared/paths.ts'
import { amountColumn } from './moneyColumns.tsx'

/** An account's result with that of its branch. */
export type AccountResult = ValueOf<typeof teamProfitLoss>['rows'][number] & {
  /** The head of the branch, without everyone below it. */
  itself?: boolean
}

/** Every column of profit and loss by account. */
export function useResultColumns(range: DayRange, currency: string): TableColumn<AccountResult>[] {
  const { t } = useLingui()
  const format = useFormat()
  return [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      width: 'long',
      cell: ({ account, memberId, isAgent, itself }) => (
        <Inline as="span" space="xs">
          <Link
            href={
              isAgent && !itself
                ? pathWith(paths.profitLoss, { parentId: memberId, ...range })
                : pathWith(paths.teamBets, { account, ...range })
            }
          >
            {account}
          </Link>
          {itself ? (
            <Badge tone="info">
              {t({
                message: 'Own account',
                context: 'line of a report: what the account did without its branch',
              })}
            </Badge>
          ) : null}
          {isAgent && !itself && (
            <Badge tone="premium">{t({ message: 'Agent', context: 'kind of account' })}</Badge>
          )}
        </Inline>
      ),
    },
    {
      id: 'level',
      header: t({ message: 'Level', context: 'column: how far below the agent' }),
      align: 'end',
      width: 'short',
      cell: ({ level }) => format.number(level),
    },
    amountColumn('deposits', t({ message: 'Deposits', context: 'column' }), currency),
    amountColumn('withdrawals', t({ message: 'Withdrawals', context: 'column' }), currency),
    {
      id: 'bets',
      header: t({ message: 'Bets', context: 'column: number of bets' }),
      align: 'end',
      cell: ({ bets }) => format.number(bets),
    },
    amountColumn('stake', t({ message: 'Stake', context: 'column' }), currency),
    amountColumn('validBet', t({ message: 'Valid bet', context: 'column' }), currency),
    amountColumn('payout', t({ message: 'Payout', context: 'column' }), currency),
    amountColumn(
      'given',
      t({ message: 'Bonus cost', context: 'column: rebates, rewards and bonuses that became cash' }),
      currency,
    ),
    amountColumn('profitLoss', t({ message: 'Profit and loss', context: 'column' }), currency, true),
    {
      ...amountColumn<AccountResult>('net', t({ message: 'Net result', context: 'column' }), currency, true),
      featured: true,
    },
  ]
}
