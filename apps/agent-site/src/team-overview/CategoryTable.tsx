import { categoryText } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { Amount, EmptyState, Heading, Stack, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Overview } from './overview.ts'

type Category = Overview['categories'][number]

export interface CategoryTableProps {
  overview: Overview
  currency: string
  /** Another period is on its way; what is shown is the one before. */
  loading: boolean
}

/** What the team played by category of game, and what it comes to. */
export function CategoryTable({ overview, currency, loading }: CategoryTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const title = t({ message: 'By game category', context: 'heading of a table' })
  const money = (value: string) => <Amount value={value} currency={currency} />
  const result = (value: string) => <Amount value={value} currency={currency} signed />
  const columns: TableColumn<Category>[] = [
    {
      id: 'category',
      header: t({ message: 'Category', context: 'column' }),
      rowHeader: true,
      cell: ({ gameType }) => categoryText(i18n, gameType),
    },
    {
      id: 'bets',
      header: t({ message: 'Bets', context: 'column: number of bets' }),
      align: 'end',
      cell: ({ bets }) => format.number(bets),
    },
    {
      id: 'stake',
      header: t({ message: 'Stake', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ stake }) => money(stake),
    },
    {
      id: 'validBet',
      header: t({ message: 'Valid bet', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ validBet }) => money(validBet),
    },
    {
      id: 'payout',
      header: t({ message: 'Payout', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ payout }) => money(payout),
    },
    {
      id: 'profitLoss',
      header: t({ message: 'Profit and loss', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ profitLoss }) => result(profitLoss),
    },
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
          category: t({ message: 'Total', context: 'last row of a table' }),
          bets: format.number(overview.categories.reduce((sum, { bets }) => sum + bets, 0)),
          stake: money(overview.stake),
          validBet: money(overview.validBet),
          payout: money(overview.payout),
          profitLoss: result(overview.profitLoss),
        }}
        empty={
          <EmptyState title={t`No bets in this period`} level={3}>
            {t`When your team plays, its bets are added up here.`}
          </EmptyState>
        }
      />
    </Stack>
  )
}
