import { useProblemText, useRead } from '@baize/account'
import { teamMembers } from '@baize/api/calls'
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Pagination,
  Stack,
  Table,
  TextField,
} from '@baize/ui'
import { LinkIcon, SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../app/paths.ts'
import { useMemberColumns } from './columns.tsx'
import { useMemberSearch } from './useMemberSearch.ts'

const pageSize = 20

/** The accounts of the team with their figures; direct ones until something is looked for. */
export function TeamMembersScreen() {
  const { t } = useLingui()
  const problemText = useProblemText()
  const columns = useMemberColumns()
  const { typed, search, page, type, setPage } = useMemberSearch()
  const read = useRead(
    teamMembers,
    { query: { pageNo: String(page), pageSize: String(pageSize), ...(search ? { search } : {}) } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Team members', context: 'page of the agent centre' })
  return (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <Heading level={1}>{title}</Heading>
        <LinkButton href={paths.openAccount} variant="soft" icon={<LinkIcon size={18} />}>
          {t({ message: 'Open an account', context: 'button' })}
        </LinkButton>
      </Inline>
      <search>
        <TextField
          type="search"
          inputMode="search"
          autoComplete="off"
          label={t({ message: 'Find an account', context: 'label of a search field' })}
          hint={t`Looks through the whole team. Without a search your direct accounts are shown.`}
          before={<SearchIcon size={18} />}
          value={typed}
          maxLength={64}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </search>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        empty={search ? <NotFound search={search} onClear={() => type('')} /> : <NobodyYet />}
      />
      <Pagination
        label={t({ message: 'Pages of the team', context: 'name of the page links' })}
        page={page}
        pageCount={Math.ceil((read.data?.page.total ?? 0) / pageSize)}
        onPageChange={setPage}
      />
    </Stack>
  )
}

function NotFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nobody in your team matches “${search}”`}
      icon={<SearchIcon size={32} />}
      action={
        <Button variant="soft" onClick={onClear}>
          {t({ message: 'Show all', context: 'button: clears a search' })}
        </Button>
      }
    >
      {t`Search by a part of an account name or nickname.`}
    </EmptyState>
  )
}

function NobodyYet() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Your team begins with one link`}
      action={
        <LinkButton href={paths.openAccount} icon={<LinkIcon size={18} />}>
          {t({ message: 'Open an account', context: 'button' })}
        </LinkButton>
      }
    >
      {t`Make a link, hand it on, and whoever registers by it appears here.`}
    </EmptyState>
  )
}
