import { agentTransfers } from '@baize/api/calls'
import { useApiQuery, useInAddress, useProblemText } from '@baize/site'
import {
  Amount,
  DateTime,
  EmptyState,
  Heading,
  KeyValueList,
  Pagination,
  SegmentedControl,
  Stack,
  Table,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { useCursorPages } from '../records/cursors.ts'

/** What was sent to the upline, and what was received from there; the direction is in the address. */
export function TeamTransfers() {
  const { t } = useLingui()
  const problemText = useProblemText()
  const currency = useCurrency()
  const [wished, setDirection] = useInAddress('direction', 'replace')
  const direction = wished === 'in' || wished === 'out' ? wished : 'all'
  const pages = useCursorPages(direction)
  const read = useApiQuery(
    agentTransfers,
    { query: { ...pages.query, pageSize: '10', ...(direction === 'all' ? {} : { direction }) } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Transfers with your upline', context: 'heading' })
  const totals = read.data?.totals
  return (
    <Stack space="md">
      <Heading level={2}>{title}</Heading>
      <SegmentedControl
        label={t({ message: 'Direction', context: 'filter of transfers' })}
        value={direction}
        onValueChange={(value) => setDirection(value === 'all' ? null : value)}
        segments={[
          { value: 'all', label: t({ message: 'All', context: 'filter of transfers' }) },
          { value: 'in', label: t({ message: 'Received', context: 'filter of transfers' }) },
          { value: 'out', label: t({ message: 'Sent', context: 'filter of transfers' }) },
        ]}
      />
      {totals && (
        <KeyValueList
          columns={2}
          items={[
            {
              id: 'in',
              label: t({ message: 'Received', context: 'filter of transfers' }),
              value: <Amount value={totals.in} currency={currency} />,
            },
            {
              id: 'out',
              label: t({ message: 'Sent', context: 'filter of transfers' }),
              value: <Amount value={totals.out} currency={currency} />,
            },
          ]}
        />
      )}
      <Table
        caption={title}
        captionHidden
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        empty={<EmptyState title={t`No transfers yet`} level={3} />}
        columns={[
          {
            id: 'at',
            header: t({ message: 'Time', context: 'column' }),
            rowHeader: true,
            nowrap: true,
            cell: ({ at }) => <DateTime value={at} />,
          },
          {
            id: 'account',
            header: t({ message: 'Account', context: 'column' }),
            cell: ({ account }) => <bdi>{account}</bdi>,
          },
          {
            id: 'amount',
            header: t({ message: 'Amount', context: 'column' }),
            align: 'end',
            nowrap: true,
            cell: ({ amount, direction: way }) => (
              <Amount value={way === 'out' ? `-${amount}` : amount} currency={currency} signed />
            ),
          },
          {
            id: 'note',
            header: t({ message: 'Note', context: 'column' }),
            width: 'long',
            cell: ({ note }) => note || '–',
          },
        ]}
      />
      <Pagination
        label={t({ message: 'Pages of the transfers', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
