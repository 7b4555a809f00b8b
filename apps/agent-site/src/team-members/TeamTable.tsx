import { useCursorPages, useProblemText, useRead } from '@baize/account'
import type { InputOf } from '@baize/api'
import { teamMembers } from '@baize/api/calls'
import { type DayRange, Pagination, Stack, Table } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths, pathWith } from '../app/paths.ts'
import { Trail } from '../centre/Trail.tsx'
import { useMemberColumns } from './columns.tsx'

export interface TeamTableProps {
  title: string
  /** Which accounts. */
  query: NonNullable<InputOf<typeof teamMembers>['query']>
  /** They are of several branches: each says where it stands. */
  mixed: boolean
  /** The days of the figures. */
  days: DayRange
  /** All of an account is wanted. */
  onOpen: (id: string) => void
  /** Shown when there are none. */
  empty: ReactNode
}

/** Accounts of the team as a table, page by page: with more figures than the tree has room for. */
export function TeamTable({ title, query, days, mixed, onOpen, empty }: TeamTableProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const columns = useMemberColumns(onOpen, mixed, days)
  const pages = useCursorPages(JSON.stringify(query))
  const read = useRead(teamMembers, { query: { ...query, ...pages.query } }, { keepPrevious: true })
  return (
    <Stack space="lg">
      <Trail
        trail={read.data?.trail ?? []}
        hrefOf={(id) => pathWith(paths.members, { parentId: id, ...days })}
      />
      <Table
        caption={title}
        captionHidden
        columns={columns}
        density="compact"
        firstColumnStays
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
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
