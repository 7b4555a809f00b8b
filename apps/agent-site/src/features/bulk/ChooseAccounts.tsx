import { useCursorPages } from '@baize/account'
import { teamMembers } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { useApiQuery, useProblemText } from '@baize/site'
import {
  Alert,
  Button,
  type DataColumn,
  DataTable,
  Heading,
  Inline,
  Pagination,
  SearchField,
  Stack,
  Text,
} from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AccountName } from '../../shared/parts/AccountName.tsx'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import { useAccountCount } from '../../shared/parts/useAccountCount.ts'
import { maxRows } from './csv.ts'
import type { GivenAccount } from './givenAccounts.ts'

const pageSize = 50

export interface ChosenAccount {
  readonly id: string
  readonly account: string
}

export interface ChooseAccountsProps {
  /** Accounts that were selected elsewhere. */
  given: readonly GivenAccount[]
  /** Those that were selected here before; null at first. */
  chosen: readonly ChosenAccount[] | null
  onBack: (selected: readonly ChosenAccount[]) => void
  onChoose: (accounts: readonly ChosenAccount[]) => void
}

/** Accounts directly below the agent, of which several are chosen; the selection stays while others are searched for. */
export function ChooseAccounts({ given, chosen: before, onBack, onChoose }: ChooseAccountsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const problemText = useProblemText()
  const [search, setSearch] = useState('')
  const direct = before ?? given.filter(({ level }) => level === 1)
  const leftOut = given.filter(({ level }) => level !== 1).map(({ account }) => isolated(account))
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(
    () => new Map(direct.map(({ id, account }) => [id, account])),
  )
  const [selected, setSelected] = useState<readonly string[]>(() => direct.map(({ id }) => id))
  const pages = useCursorPages(search)
  const read = useApiQuery(
    teamMembers,
    { query: { pageSize: String(pageSize), ...pages.query, ...(search ? { search } : {}) } },
    { keepPrevious: true },
  )
  const rows = (read.data?.rows ?? []).filter(({ level }) => level === 1)
  const chosen = selected.flatMap((id) => {
    const account = known.get(id) ?? rows.find((row) => row.id === id)?.account
    return account === undefined ? [] : [{ id, account }]
  })
  const count = chosen.length
  // A search finds accounts of all levels, and those below the first are left out here.
  const total = useAccountCount(search === '' ? read.data : undefined, pageSize, pages.page)
  const columns: DataColumn<TeamMember>[] = [
    {
      ...{ id: 'account', rowHeader: true, fixed: true },
      header: t({ message: 'Account', context: 'column' }),
      text: ({ account }) => account,
      cell: (row) => <AccountName {...row} />,
    },
    {
      id: 'nickname',
      header: t({ message: 'Nickname', context: 'of an account' }),
      text: ({ nickname }) => nickname,
      cell: ({ nickname }) => <bdi>{nickname}</bdi>,
    },
  ]
  return (
    <Stack space="md">
      <Heading level={2} size="group">
        {t({ message: 'Recipients', context: 'heading: accounts that get an offer' })}
      </Heading>
      {leftOut.length > 0 && (
        <Alert tone="caution">
          {t`Only accounts directly below you can get an offer. Left out: ${{ accounts: format.list(leftOut) }}`}
        </Alert>
      )}
      <search>
        <SearchField
          label={t({
            message: 'Search accounts',
            context: 'label of a search field: receiver of a contract',
          })}
          defaultValue={search}
          maxLength={64}
          onSearch={(text) => setSearch(text.trim())}
        />
      </search>
      <DataTable
        caption={t({ message: 'Direct accounts', context: 'caption of a table' })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        density="compact"
        loading={read.isFetching && read.data === undefined}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        selection={{
          rowLabel: ({ account }) => isolated(account),
          selected,
          onSelectedChange(ids) {
            setKnown(new Map([...known, ...rows.map(({ id, account }) => [id, account] as const)]))
            setSelected(ids)
          },
        }}
      />
      {total !== undefined && (
        <Text size="sm" tone="muted">
          {total}
        </Text>
      )}
      <Pagination
        label={t({ message: 'Pages of accounts', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
      {count > maxRows && <Text tone="critical">{t`Choose up to ${maxRows} accounts at a time.`}</Text>}
      <Inline space="sm">
        <Button disabled={count === 0 || count > maxRows} onClick={() => onChoose(chosen)}>
          {t({
            message: plural(count, {
              one: 'Preview for # account',
              other: 'Preview for # accounts',
            }),
            context: 'button: an offer to several accounts',
          })}
        </Button>
        <Button variant="plain" tone="neutral" onClick={() => onBack(chosen)}>
          {t({ message: 'Back to the terms', context: 'button: an offer to several accounts' })}
        </Button>
      </Inline>
    </Stack>
  )
}
