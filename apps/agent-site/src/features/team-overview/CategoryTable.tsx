import { categoryText } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { Amount, type DayRange, EmptyState, Heading, Link, Stack, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { Result } from '../../shared/figures/Result.tsx'
import { paths, pathWith } from '../../shared/paths.ts'
import type { Overview } from './overview.ts'

type Category = Overview['categories'][number]
type Sum = 'stake' | 'validBet' | 'payout' | 'rebate'

export interface CategoryTableProps {
  overview: Overview
  range: DayRange
  currency: string
  /** Another period is loading; the previous one is shown. */
  loading: boolean
}

/** What the team played by category of game, and its sum; each category opens its bets. */
export function CategoryTable({ overview, range, currency, loading }: CategoryTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const title = t({ message: 'By game category', context: 'heading of a table' })
  const money = (value: string) => <Amount value={value} currency={currency} />
  const result = (value: string) => <Result value={value} currency={currency} />
  const sum = (id: Sum, header: string): TableColumn<Category> => ({
    id,
    header,
    align: 'end',
    nowrap: true,
    cell: (row) => money(row[id]),
  })
  const columns: TableColumn<Category>[] = [
    {
      id: 'category',
      header: t({ message: 'Category', context: 'column' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ gameType }) => (
        <Link href={pathWith(paths.teamBets, { gameType, ...range })}>{categoryText(i18n, gameType)}</Link>
      ),
    },
    {
      id: 'bets',
      header: t({ message: 'Bets', context: 'column: number of bets' }),
      align: 'end',
      cell: ({ bets }) => format.number(bets),
    },
    sum('stake', t({ message: 'Stake', context: 'column' })),
    sum('validBet', t({ message: 'Valid bet', context: 'column' })),
    sum('payout', t({ message: 'Payout', context: 'column' })),
    {
      id: 'profitLoss',
      header: t({ message: 'Profit and loss', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ profitLoss }) => result(profitLoss),
    },
    sum('rebate', t({ message: 'Rebate', context: 'column' })),
  ]
  return (
    <Stack space="sm">
      <Heading level={2} size="group">
        {title}
      </Heading>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={overview.categories}
        rowKey={({ gameType }) => gameType}
        loading={loading}
        totals={{
          bets: format.number(overview.categories.reduce((all, { bets }) => all + bets, 0)),
          stake: money(overview.stake),
          validBet: money(overview.validBet),
          payout: money(overview.payout),
          profitLoss: result(overview.profitLoss),
          rebate: money(overview.rebate),
        }}
        empty={
          <EmptyState title={t`No bets in this period`} level={3}>
            {t`Your team’s bets appear here once they play.`}
          </EmptyState>
        }
      />
    </Stack>
  )
}
