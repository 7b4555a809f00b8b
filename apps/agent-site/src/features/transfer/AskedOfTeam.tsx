import { useCursorPages } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { transferRequests } from '@baize/api/calls'
import { useApiQuery, usePermission, useProblemText } from '@baize/site'
import {
  Amount,
  DateTime,
  EmptyState,
  Heading,
  Pagination,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  type Tone,
} from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSort } from '../../shared/tables/useSort.ts'

type Row = ValueOf<typeof transferRequests>['rows'][number]

const looks: Readonly<Record<Row['state'], { tone: Tone; label: MessageDescriptor }>> = {
  open: {
    tone: 'info',
    label: msg({ message: 'Pending', context: 'state of a request for money' }),
  },
  sent: { tone: 'positive', label: msg({ message: 'Sent to you', context: 'state of a request for money' }) },
  refused: { tone: 'neutral', label: msg({ message: 'Declined', context: 'state of a request for money' }) },
  expired: {
    tone: 'neutral',
    label: msg({ message: 'Not answered', context: 'state of a request for money' }),
  },
}

/** What the agent has asked its downlines for, newest first, and its outcome. */
export function AskedOfTeam() {
  const { t, i18n } = useLingui()
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const title = t({ message: 'Your requests', context: 'heading: requests for money' })
  const columns: TableColumn<Row>[] = [
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ at }) => <DateTime value={at} />,
    },
    {
      id: 'account',
      header: t({ message: 'Requested from', context: 'column: who was asked for money' }),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => <Amount value={amount} currency={currencySymbol} />,
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column: of a request for money' }),
      nowrap: true,
      cell: ({ state }) => <StatusLabel tone={looks[state].tone}>{i18n._(looks[state].label)}</StatusLabel>,
    },
    {
      id: 'note',
      header: t({ message: 'Note', context: 'column' }),
      width: 'long',
      cell: ({ note }) => (note ? <bdi>{note}</bdi> : '–'),
    },
  ]
  const sorting = useSort<Row, TableColumn<Row>>(columns)
  const query = { side: 'asking', pageSize: '20', ...sorting.query } as const
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(transferRequests, { query: { ...query, ...pages.query } }, { keepPrevious: true })
  return (
    <Stack space="sm">
      <Heading level={2} size="group">
        {title}
      </Heading>
      <Table
        caption={title}
        captionHidden
        columns={sorting.columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        empty={<EmptyState title={t`No money requests yet`} level={3} />}
      />
      <Pagination
        label={title}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
