import { type Contract, type ContractKind, useCursorPages } from '@baize/account'
import { contracts } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import { Heading, Pagination, Stack, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSort } from '../../shared/tables/useSort.ts'
import { unsortedColumns, useListColumns } from './useListColumns.tsx'

/** The first page of the account's own contracts of a kind, newest first. */
export const newestVersions = (kind: ContractKind) => ({ side: 'own', kind, pageSize: '50' }) as const

/** Every version that there was of the account's own contracts of a kind. */
export function ContractVersions({ kind }: { kind: ContractKind }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const sorting = useSort<Contract, TableColumn<Contract>>(useListColumns('own'), unsortedColumns)
  const query = { ...newestVersions(kind), ...sorting.query }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(contracts, { query: { ...query, ...pages.query } }, { keepPrevious: true })
  const title = t({ message: 'All versions', context: 'heading: of a contract' })
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
        density="compact"
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
      />
      <Pagination
        label={t({ message: 'Pages of contracts', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
