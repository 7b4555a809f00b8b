import { transactions } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import {
  Amount,
  Button,
  Columns,
  DateTime,
  EmptyState,
  Heading,
  KeyValueList,
  Pagination,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCurrency } from '../funds/useCurrency.ts'
import { useCursorPages } from './cursors.ts'
import { ExportButtons } from './ExportButtons.tsx'
import { useRecordPeriod } from './period.ts'
import { TransactionDrawer } from './TransactionDrawer.tsx'
import { TransactionFilters, transactionFilterChoices } from './TransactionFilters.tsx'
import { type Transaction, transactionTypes } from './transactionTypes.ts'
import { useFilters } from './useFilters.ts'

const pageSize = 20

/** Every movement of the balance in a period, with what it was before and after. */
export function TransactionRecordScreen() {
  const { i18n, t } = useLingui()
  const problemText = useProblemText()
  const period = useRecordPeriod()
  const { range } = period
  const filters = useFilters(transactionFilterChoices)
  const filter = { ...range, ...filters.values }
  const pages = useCursorPages(JSON.stringify(filter))
  const read = useApiQuery(
    transactions,
    { query: { ...filter, ...pages.query, pageSize: String(pageSize) } },
    { keepPrevious: true },
  )
  const currency = useCurrency()
  const [opened, setOpened] = useState<Transaction>()
  const title = t({ message: 'Transaction record', context: 'page title' })
  const money = (value: string) => <Amount value={value} currency={currency} />
  const columns: TableColumn<Transaction>[] = [
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      rowHeader: true,
      cell: (row) => <DateTime value={row.at} />,
    },
    {
      id: 'type',
      header: t({ message: 'Type', context: 'column' }),
      width: 'long',
      cell: (row) => (
        <Stack space="2xs">
          <span>{i18n._(transactionTypes[row.type])}</span>
          {row.subject !== null && (
            <Text size="sm" tone="muted">
              <bdi lang={row.subjectLanguage}>{row.subject}</bdi>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'opening',
      header: t({ message: 'Before', context: 'column: balance before a transaction' }),
      align: 'end',
      secondary: true,
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
      id: 'open',
      header: t({ message: 'Details', context: 'column' }),
      cell: (row) => (
        <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setOpened(row)}>
          {t({ message: 'Show', context: 'button: details of a transaction' })}
        </Button>
      ),
    },
  ]
  const totals = read.data?.totals
  return (
    <Stack space="md">
      <Heading level={1}>{title}</Heading>
      <TransactionFilters
        period={period}
        filters={filters}
        save={<ExportButtons record="transactions" filter={filter} />}
      />
      {totals && (
        <Columns alignY="start" collapseBelow="tablet">
          <KeyValueList
            items={[
              {
                id: 'opening',
                label: t({ message: 'Opening balance', context: 'sum of a period' }),
                value: money(totals.opening),
              },
              {
                id: 'closing',
                label: t({ message: 'Closing balance', context: 'sum of a period' }),
                value: money(totals.closing),
              },
            ]}
          />
          <KeyValueList
            items={[
              {
                id: 'credited',
                label: t({ message: 'In', context: 'sum of a period: what was credited' }),
                value: money(totals.credited),
              },
              {
                id: 'debited',
                label: t({ message: 'Out', context: 'sum of a period: what was debited' }),
                value: money(totals.debited),
              },
            ]}
          />
        </Columns>
      )}
      <Table
        caption={title}
        captionHidden
        density="compact"
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        empty={<EmptyState title={t`No transactions in this period`}>{t`Choose other dates.`}</EmptyState>}
      />
      <TransactionDrawer transaction={opened} onClose={() => setOpened(undefined)} />
      <Pagination
        label={t({ message: 'Pages of the transaction record', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
