import { useCursorPages, useProblemText, useRead } from '@baize/account'
import type { InputOf } from '@baize/api'
import { teamMembers } from '@baize/api/calls'
import { type DayRange, Pagination, Stack, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths, pathWith } from '../app/paths.ts'
import { Trail } from '../centre/Trail.tsx'
import { useAccountCount } from '../centre/useAccountCount.ts'
import { TableTools } from '../tables/TableTools.tsx'
import { useSort } from '../tables/useSort.ts'
import { useTableSettings } from '../tables/useTableSettings.ts'
import { useMemberColumns } from './columns.tsx'
import type { TeamMember } from './member.ts'

export interface TeamTableProps {
  title: string
  /** Which accounts. */
  query: NonNullable<InputOf<typeof teamMembers>['query']> & { readonly pageSize: string }
  /** They are of several branches: each says where it stands. */
  mixed: boolean
  /** The days of the figures. */
  days: DayRange
  /** Shown when there are none. */
  empty: ReactNode
  /** What the figures mean. */
  help: ReactNode
}

/** Accounts of the team as a table, page by page: with more figures than the tree has room for. */
export function TeamTable({ title, query, days, mixed, empty, help }: TeamTableProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const sorting = useSort<TeamMember, TableColumn<TeamMember>>(useMemberColumns(mixed, days), ['transfer'])
  const { columns } = sorting
  const settings = useTableSettings('teamMembers', columns)
  const sorted = { ...query, ...sorting.query }
  const pages = useCursorPages(JSON.stringify(sorted))
  const read = useRead(teamMembers, { query: { ...sorted, ...pages.query } }, { keepPrevious: true })
  const count = useAccountCount(read.data, Number(query.pageSize), pages.page)
  return (
    <Stack space="sm">
      <Trail
        trail={read.data?.trail ?? []}
        hrefOf={(id) => pathWith(paths.members, { parentId: id, ...days })}
      />
      <TableTools count={count} columns={columns} settings={settings} help={help} />
      <Table
        caption={title}
        captionHidden
        columns={columns.filter(({ id }) => settings.shown.includes(id))}
        density={settings.density}
        stickyFirstColumn
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        empty={empty}
      />
      <Pagination
        label={t({ message: 'Pages of the team', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
