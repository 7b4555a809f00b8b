import { useCursorPages } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { downlineTransactions } from '@baize/api/calls'
import { useApiQuery, usePermission, useProblemText } from '@baize/site'
import {
  Amount,
  DateTime,
  type DayRange,
  EmptyState,
  KeyValueList,
  LinkButton,
  Pagination,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths, pathWith } from '../../shared/paths.ts'
import { useSort } from '../../shared/tables/useSort.ts'

type Deposit = ValueOf<typeof downlineTransactions>['rows'][number]

/** What an account deposited in some days, and how much in all. */
export function Deposits({ account, range }: { account: string; range: DayRange }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const columns: TableColumn<Deposit>[] = [
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ at }) => <DateTime value={at} seconds />,
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => <Amount value={amount} currency={currencySymbol} />,
    },
    {
      id: 'reference',
      header: t({ message: 'Reference', context: 'column: number of a deposit, bet or transfer' }),
      cell: ({ reference }) => (
        <Text as="span" size="xs" tone="muted">
          {reference}
        </Text>
      ),
    },
  ]
  const sorting = useSort<Deposit, TableColumn<Deposit>>(columns)
  const query = {
    ...{ ...range, account, type: 'depositCredited' as const, pageSize: '20' },
    ...sorting.query,
  }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(
    downlineTransactions,
    { query: { ...query, ...pages.query } },
    { keepPrevious: true },
  )
  const [sum] = read.data?.totals ?? []
  return (
    <Stack space="md">
      {sum && (
        <KeyValueList
          items={[
            {
              id: 'sum',
              label: t({
                message: plural(sum.count, { one: '# deposit', other: '# deposits' }),
                context: 'how many deposits of an account, before their sum',
              }),
              value: <Amount value={sum.amount} currency={currencySymbol} />,
              strong: true,
            },
          ]}
        />
      )}
      <Table
        caption={t({ message: 'Deposits', context: 'caption of a table' })}
        captionHidden
        columns={sorting.columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        density="compact"
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        empty={
          <EmptyState title={t`No deposits in these dates`} level={2}>{t`Choose other dates.`}</EmptyState>
        }
      />
      <Pagination
        label={t({ message: 'Pages of deposits', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
      <LinkButton href={pathWith(paths.accountDetails, { account, ...range })} variant="plain" size="small">
        {t({
          message: 'All transactions of this account',
          context: 'link: to the report of account details',
        })}
      </LinkButton>
    </Stack>
  )
}
