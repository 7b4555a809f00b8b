import type { ValueOf } from '@baize/api'
import { balance, transactions } from '@baize/api/calls'
import {
  Amount,
  DateTime,
  EmptyState,
  Heading,
  KeyValueList,
  Pagination,
  PresetRange,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRead } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { useRecordPage } from './period.ts'

type Transaction = ValueOf<typeof transactions>['rows'][number]

const pageSize = 20

const types: Record<Transaction['type'], MessageDescriptor> = {
  deposit: msg({ message: 'Deposit', context: 'type of a transaction' }),
  withdrawalHold: msg({ message: 'Withdrawal requested', context: 'type of a transaction' }),
  withdrawalPaid: msg({ message: 'Withdrawal paid', context: 'type of a transaction' }),
  withdrawalReleased: msg({ message: 'Withdrawal returned', context: 'type of a transaction' }),
  bet: msg({ message: 'Bet', context: 'type of a transaction' }),
  win: msg({ message: 'Win', context: 'type of a transaction' }),
  rollback: msg({ message: 'Bet refunded', context: 'type of a transaction' }),
  transferIn: msg({ message: 'Transfer received', context: 'type of a transaction' }),
  transferOut: msg({ message: 'Transfer sent', context: 'type of a transaction' }),
  opening: msg({ message: 'Opening balance', context: 'type of a transaction' }),
  correction: msg({ message: 'Correction', context: 'type of a transaction' }),
}

/** Every movement of the balance in a period, with what it was before and after. */
export function TransactionRecordScreen() {
  const { i18n, t } = useLingui()
  const problemText = useProblemText()
  const { today, range, page, setRange, setPage } = useRecordPage()
  const read = useRead(
    transactions,
    { query: { ...range, pageNo: String(page), pageSize: String(pageSize) } },
    { keepPrevious: true },
  )
  const currency = useRead(balance, {}).data?.currencySymbol
  const title = t({ message: 'Transaction record', context: 'page title' })
  const money = (value: string) => <Amount value={value} currency={currency} />
  const columns: TableColumn<Transaction>[] = [
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      rowHeader: true,
      nowrap: true,
      cell: (row) => <DateTime value={row.at} />,
    },
    { id: 'type', header: t({ message: 'Type', context: 'column' }), cell: (row) => i18n._(types[row.type]) },
    {
      id: 'opening',
      header: t({ message: 'Before', context: 'column: balance before a transaction' }),
      align: 'end',
      nowrap: true,
      cell: (row) => money(row.opening),
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: (row) => <Amount value={row.amount} currency={currency} signed />,
    },
    {
      id: 'closing',
      header: t({ message: 'After', context: 'column: balance after a transaction' }),
      align: 'end',
      nowrap: true,
      cell: (row) => money(row.closing),
    },
    {
      id: 'reference',
      header: t({ message: 'Reference', context: 'column: number of a deposit, bet or transfer' }),
      cell: (row) => (
        <Text size="xs" tone="muted">
          {row.reference}
        </Text>
      ),
    },
  ]
  const totals = read.data?.totals
  return (
    <Stack space="lg">
      <Heading level={1}>{title}</Heading>
      <PresetRange
        label={t({ message: 'Period', context: 'choice of days' })}
        today={today}
        value={range}
        onValueChange={setRange}
        max={today}
      />
      {totals && (
        <KeyValueList
          items={[
            {
              id: 'opening',
              label: t({ message: 'Balance at the start', context: 'sum of a period' }),
              value: money(totals.opening),
            },
            {
              id: 'credited',
              label: t({ message: 'In', context: 'sum of a period: what was credited' }),
              value: <Amount value={totals.credited} currency={currency} />,
            },
            {
              id: 'debited',
              label: t({ message: 'Out', context: 'sum of a period: what was debited' }),
              value: <Amount value={totals.debited} currency={currency} />,
            },
            {
              id: 'closing',
              label: t({ message: 'Balance at the end', context: 'sum of a period' }),
              value: money(totals.closing),
            },
          ]}
        />
      )}
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        empty={<EmptyState title={t`No transactions in this period`}>{t`Choose other days.`}</EmptyState>}
      />
      <Pagination
        label={t({ message: 'Pages of the transaction record', context: 'name of the page links' })}
        page={page}
        pageCount={Math.ceil((read.data?.page.total ?? 0) / pageSize)}
        onPageChange={setPage}
      />
    </Stack>
  )
}
