import { useCursorPages } from '@baize/account'
import { invites } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import { EmptyState, Heading, Inline, Pagination, Stack, Table, type TableColumn } from '@baize/ui'
import { LinkIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSort } from '../../shared/tables/useSort.ts'
import type { Invite } from './invite.ts'
import { useInviteColumns } from './inviteColumns.tsx'
import { useRevoke } from './useRevoke.ts'

const pageSize = 10

export interface InviteListProps {
  /** Beside its heading. */
  action: ReactNode
  onShow: (invite: Invite) => void
  onRevoked: (invite: Invite) => void
}

/** The links made so far, newest first. */
export function InviteList({ action, onShow, onRevoked }: InviteListProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const { revoking, revoke } = useRevoke(onRevoked)
  const sorting = useSort<Invite, TableColumn<Invite>>(
    useInviteColumns({ revoking, onShow, onRevoke: revoke }),
    ['actions'],
  )
  const query = { pageSize: String(pageSize), ...sorting.query }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(invites, { query: { ...query, ...pages.query } }, { keepPrevious: true })
  const title = t({ message: 'Your links', context: 'heading of a table' })
  return (
    <Stack space="sm">
      <Inline align="between" space="sm">
        <Heading level={2} size="group">
          {title}
        </Heading>
        {action}
      </Inline>
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
        empty={
          <EmptyState title={t`No links yet`} icon={<LinkIcon size={32} />} level={3}>
            {t`Your links and their usage appear here.`}
          </EmptyState>
        }
      />
      <Pagination
        label={t({ message: 'Pages of your links', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
