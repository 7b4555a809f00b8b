import { useCursorPages } from '@baize/account'
import { pointsDetails } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import { EmptyState, Pagination, SelectField, Stack, Table } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { entryTypes } from './states.ts'
import { useDetailColumns } from './useDetailColumns.tsx'
import { useFilter } from './useFilter.ts'

const types = ['earned', 'rewarded', 'redeemed', 'returned', 'converted', 'bought'] as const

/** Every change of the points, with the balance after it. */
export function Details() {
  const { t, i18n } = useLingui()
  const problemText = useProblemText()
  const [type, setType] = useFilter('type', types)
  const pages = useCursorPages(type ?? '')
  const columns = useDetailColumns()
  const read = useApiQuery(
    pointsDetails,
    { query: { pageSize: '20', ...pages.query, ...(type ? { type } : {}) } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Points history', context: 'tab of the points mall' })
  return (
    <Stack space="md">
      <SelectField
        label={t({ message: 'Type', context: 'column of points details' })}
        value={type ?? ''}
        onValueChange={setType}
        options={[
          { value: '', label: t({ message: 'All', context: 'filter of points details' }) },
          ...types.map((value) => ({ value, label: i18n._(entryTypes[value]) })),
        ]}
      />
      <Table
        caption={title}
        captionHidden
        density="compact"
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ transactionNumber }) => transactionNumber}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        empty={
          <EmptyState title={t`No points activity`}>{t`Play and collect the points you earn.`}</EmptyState>
        }
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
