import { limitHistory } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import { DateTime, EmptyState, Heading, Pagination, Stack, Table } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCursorPages } from '../records/cursors.ts'
import { Bound } from './Bound.tsx'
import { limitChangeWords, limitKindWords, limitPeriodWords } from './labels.ts'

/** What was changed about the limits, newest first. */
export function LimitHistory() {
  const { i18n, t } = useLingui()
  const problemText = useProblemText()
  const pages = useCursorPages('limits')
  const read = useApiQuery(
    limitHistory,
    { query: { ...pages.query, pageSize: '10' } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Limit history', context: 'heading' })
  return (
    <Stack space="md">
      <Heading level={2}>{title}</Heading>
      <Table
        caption={title}
        captionHidden
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        empty={<EmptyState title={t`No limit changes yet`} level={3} />}
        columns={[
          {
            id: 'at',
            header: t({ message: 'Time', context: 'column' }),
            rowHeader: true,
            nowrap: true,
            cell: ({ at }) => <DateTime value={at} />,
          },
          {
            id: 'kind',
            header: t({ message: 'Limit', context: 'column' }),
            cell: ({ kind }) => i18n._(limitKindWords[kind]),
          },
          {
            id: 'period',
            header: t({ message: 'Period', context: 'column: of a limit' }),
            cell: ({ period }) => i18n._(limitPeriodWords[period]),
          },
          {
            id: 'what',
            header: t({ message: 'Change', context: 'column: of a limit' }),
            cell: ({ what }) => i18n._(limitChangeWords[what]),
          },
          {
            id: 'bound',
            header: t({ message: 'To', context: 'column: what a limit was set to' }),
            align: 'end',
            nowrap: true,
            cell: ({ amount, minutes }) => <Bound amount={amount} minutes={minutes} />,
          },
        ]}
      />
      <Pagination
        label={t({ message: 'Pages of the changes', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
