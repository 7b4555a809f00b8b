import { categoryText } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { balance, type rebate } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { Amount, EmptyState, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

type Row = ValueOf<typeof rebate>['rows'][number]

export interface RebateTableProps {
  rows: readonly Row[]
  /** Their sum. */
  total: string
  /** Names the table, apart from the others of the page. */
  caption: string
}

/** Category by category: valid bet x rate. */
export function RebateTable({ rows, total, caption }: RebateTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const symbol = useApiQuery(balance, {}).data?.currencySymbol
  const columns: TableColumn<Row>[] = [
    {
      id: 'category',
      header: t({ message: 'Category', context: 'column: of games' }),
      rowHeader: true,
      cell: ({ gameType }) => categoryText(i18n, gameType),
    },
    {
      id: 'validBet',
      header: t({ message: 'Valid bet', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ validBet }) => <Amount value={validBet} currency={symbol} />,
    },
    {
      id: 'rate',
      header: t({ message: 'Rate', context: 'column: of a rebate' }),
      align: 'end',
      nowrap: true,
      cell: ({ ratePercent }) => format.percent(Number(ratePercent) / 100, { maximumFractionDigits: 2 }),
    },
    {
      id: 'amount',
      header: t({ message: 'Rebate', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => <Amount value={amount} currency={symbol} strong />,
    },
  ]
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ gameType }) => gameType}
      {...(rows.length > 0 ? { totals: { amount: <Amount value={total} currency={symbol} strong /> } } : {})}
      empty={<EmptyState level={3} title={t`No valid bets yet`} />}
    />
  )
}
