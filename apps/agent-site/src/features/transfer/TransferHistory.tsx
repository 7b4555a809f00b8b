import { ExportButtons, endOf, useCursorPages } from '@baize/account'
import { agentTransfers } from '@baize/api/calls'
import { useApiQuery, usePermission, useProblemText } from '@baize/site'
import {
  Amount,
  Button,
  DateTime,
  EmptyState,
  Pagination,
  SearchField,
  SegmentedControl,
  Stack,
  Table,
  type TableColumn,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { usePrinting } from '../../shared/print/usePrinting.ts'
import { useSort } from '../../shared/tables/useSort.ts'
import { useFilter } from '../../shared/useFilter.ts'
import { TransferDrawer } from './TransferDrawer.tsx'
import * as css from './TransferHistory.css.ts'
import type { PastTransfer } from './transfer.ts'

/** Transfers with uplines and downlines in a period, found by number, account or note; each opens its receipt again. */
export function TransferHistory() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const period = usePeriod('last7')
  const printing = usePrinting()
  const [params, setParams] = useSearchParams()
  const direction = (['in', 'out'] as const).find((one) => one === params.get('direction'))
  const filter = useFilter()
  const search = filter.get('search')
  const title = t({ message: 'Transfers', context: 'caption of a table' })
  const searchLabel = t({
    message: 'Transfer ID, account or note',
    context: 'label of a search field: transfers',
  })
  const into = t({ message: 'In', context: 'direction of a transfer' })
  const out = t({ message: 'Out', context: 'direction of a transfer' })
  const sorting = useSort<PastTransfer, TableColumn<PastTransfer>>([
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ at }) => <DateTime value={at} seconds />,
    },
    {
      id: 'direction',
      header: t({ message: 'Direction', context: 'column' }),
      nowrap: true,
      cell: (row) => (row.direction === 'in' ? into : out),
    },
    {
      id: 'account',
      header: t({ message: 'Counterparty', context: 'column: the other side of a transfer' }),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column' }),
      align: 'end',
      nowrap: true,
      featured: true,
      cell: (row) => (
        <Amount
          value={row.direction === 'in' ? row.amount : `-${row.amount}`}
          currency={currencySymbol}
          signed
        />
      ),
    },
    {
      id: 'note',
      header: t({ message: 'Note', context: 'column' }),
      width: 'long',
      cell: ({ note }) => (note ? <bdi>{note}</bdi> : '–'),
    },
    {
      id: 'id',
      header: t({ message: 'Transfer ID', context: 'of a transfer' }),
      nowrap: true,
      cell: ({ id }) => (
        <Button
          variant="plain"
          size="small"
          aria-haspopup="dialog"
          onClick={() => filter.set({ receipt: id })}
        >
          {printing ? id : endOf(id)}
        </Button>
      ),
    },
  ])
  const { columns } = sorting
  const query = {
    ...period.range,
    ...(direction ? { direction } : {}),
    ...(search ? { search } : {}),
    ...sorting.query,
  }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(agentTransfers, { query: { ...query, ...pages.query } }, { keepPrevious: true })
  const exported = columns.map(({ id, header }) => ({
    ...{ id, title: header },
    ...(id === 'direction' ? { words: { in: into, out } } : {}),
  }))
  const totals = read.data?.totals
  return (
    <Stack space="md">
      <PeriodBar period={period} />
      <search className={css.filters}>
        <SearchField
          key={search}
          hideLabel
          label={searchLabel}
          placeholder={searchLabel}
          defaultValue={search}
          maxLength={64}
          onSearch={(text) => filter.set({ search: text.trim() })}
        />
        <SegmentedControl
          label={t({ message: 'Direction', context: 'column' })}
          value={direction ?? 'all'}
          segments={[
            { value: 'all', label: t({ message: 'All', context: 'direction of transfers' }) },
            { value: 'in', label: into },
            { value: 'out', label: out },
          ]}
          onValueChange={(value) =>
            setParams((before) => {
              const after = new URLSearchParams(before)
              if (value === 'all') after.delete('direction')
              else after.set('direction', value)
              return after
            })
          }
        />
      </search>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        density="compact"
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        {...(totals && (read.data?.rows.length ?? 0) > 0
          ? {
              totals: {
                account: (
                  <>
                    {into} <Amount value={totals.in} currency={currencySymbol} />
                  </>
                ),
                amount: (
                  <>
                    {out} <Amount value={totals.out} currency={currencySymbol} />
                  </>
                ),
              },
            }
          : {})}
        empty={
          <EmptyState
            title={search ? t`No transfer of these dates matches` : t`No transfers in these dates`}
            level={2}
          >{t`Choose other dates.`}</EmptyState>
        }
      />
      <Pagination
        label={t({ message: 'Pages of transfers', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
      <ExportButtons record="agentTransfers" filter={query} columns={exported} />
      <TransferDrawer
        transfer={read.data?.rows.find(({ id }) => id === filter.get('receipt'))}
        onClose={() => filter.set({ receipt: '' })}
      />
    </Stack>
  )
}
