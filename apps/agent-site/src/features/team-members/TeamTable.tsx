import { useCursorPages } from '@baize/account'
import type { InputOf } from '@baize/api'
import { teamMembers } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { useApiQuery, useProblemText } from '@baize/site'
import { type DayRange, Pagination, Stack, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Trail } from '../../shared/parts/Trail.tsx'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import { useAccountCount } from '../../shared/parts/useAccountCount.ts'
import { paths, pathWith } from '../../shared/paths.ts'
import { TableTools } from '../../shared/tables/TableTools.tsx'
import { useSort } from '../../shared/tables/useSort.ts'
import { useTableSettings } from '../../shared/tables/useTableSettings.ts'
import { TagAccounts } from '../bulk/index.ts'
import { useMemberColumns } from './columns.tsx'
import { MemberActions } from './MemberActions.tsx'
import { useSelectedMembers } from './useSelectedMembers.ts'

export interface TeamTableProps {
  title: string
  /** Which accounts. */
  query: NonNullable<InputOf<typeof teamMembers>['query']> & { readonly pageSize: string }
  /** They are of several branches: each shows its path. */
  mixed: boolean
  /** The days of the figures. */
  days: DayRange
  /** Shown when there are none. */
  empty: ReactNode
  /** What the figures mean. */
  help: ReactNode
}

/** Accounts of the team as a table, page by page: with more figures than fit in the tree. */
export function TeamTable({ title, query, days, mixed, empty, help }: TeamTableProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const sorting = useSort<TeamMember, TableColumn<TeamMember>>(useMemberColumns(mixed, days), ['transfer'])
  const { columns } = sorting
  const settings = useTableSettings('teamMembers', columns)
  const sorted = { ...query, ...sorting.query }
  const pages = useCursorPages(JSON.stringify(sorted))
  const read = useApiQuery(teamMembers, { query: { ...sorted, ...pages.query } }, { keepPrevious: true })
  const rows = read.data?.rows ?? []
  const { ids, selected, select } = useSelectedMembers(`${days.from} ${days.to}`, rows)
  const [tagging, setTagging] = useState(false)
  const shown = columns.filter(({ id }) => settings.shown.includes(id))
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
        columns={shown}
        density={settings.density}
        resizable
        columnWidths={settings.widths}
        onColumnWidthsChange={settings.setWidths}
        stickyFirstColumn
        selection={{
          rowLabel: ({ account }) => isolated(account),
          // The agent itself, where it counts among those who played: these actions do not apply to itself.
          selectable: ({ level }) => level > 0,
          selected: ids,
          onSelectedChange: select,
          actions: () => (
            <MemberActions members={selected} columns={shown} days={days} onTag={() => setTagging(true)} />
          ),
        }}
        rows={rows}
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
      {tagging && <TagAccounts accounts={selected} onClose={() => setTagging(false)} />}
    </Stack>
  )
}
