import { subUsers } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import { Button, EmptyState, Heading, Inline, Stack, Table, type TableColumn, Text } from '@baize/ui'
import { PlusIcon, TeamIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSort } from '../../shared/tables/useSort.ts'
import { ActionLog } from './ActionLog.tsx'
import { type SubUserDialog, SubUserDialogs } from './SubUserDialogs.tsx'
import type { SubUser } from './subUser.ts'
import { useSubUserColumns } from './useSubUserColumns.tsx'

/** Who else works in the agent's account, what each may do, and what each did. */
export function SubUsersScreen() {
  const { t } = useLingui()
  const problemText = useProblemText()
  const [dialog, setDialog] = useState<SubUserDialog | null>(null)
  const sorting = useSort<SubUser, TableColumn<SubUser>>(useSubUserColumns(setDialog), ['actions'])
  const read = useApiQuery(subUsers, { query: sorting.query }, { keepPrevious: true })
  const rows = read.data?.rows ?? []
  const title = t({ message: 'Sub-users', context: 'page of the agent centre' })
  return (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <Stack space="2xs">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{t`People who work in your account with their own password and permission.`}</Text>
        </Stack>
        <Button
          icon={<PlusIcon size={18} />}
          aria-haspopup="dialog"
          disabled={read.data !== undefined && rows.length >= read.data.max}
          onClick={() => setDialog({ form: 'add' })}
        >
          {t({ message: 'Add a sub-user', context: 'button' })}
        </Button>
      </Inline>
      <Table
        caption={title}
        captionHidden
        columns={sorting.columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
        rows={rows}
        rowKey={({ id }) => id}
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        empty={
          <EmptyState title={t`No sub-users yet`} icon={<TeamIcon size={32} />} level={2}>
            {t`Add one instead of sharing your password: you decide what they may do and see what they did.`}
          </EmptyState>
        }
      />
      {read.data && (
        <Inline align="between" space="sm">
          <Text>
            {read.data.authenticatorRequired
              ? t`Every sub-user has to sign in with an authenticator app of their own.`
              : t`Sub-users may sign in with the password alone.`}
          </Text>
          <Button
            variant="soft"
            aria-haspopup="dialog"
            onClick={() => setDialog({ form: 'requirement', required: !read.data.authenticatorRequired })}
          >
            {read.data.authenticatorRequired
              ? t({ message: 'Make optional', context: 'button: authenticator app of sub-users' })
              : t({ message: 'Require an authenticator app', context: 'button: of sub-users' })}
          </Button>
        </Inline>
      )}
      <ActionLog subUsers={rows} />
      <SubUserDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </Stack>
  )
}
