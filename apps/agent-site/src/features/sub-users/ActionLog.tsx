import { ExportButtons, useCursorPages, wordsOf } from '@baize/account'
import { subUserActions } from '@baize/api/calls'
import { useApiQuery, usePermission, useProblemText } from '@baize/site'
import {
  Amount,
  DateTime,
  EmptyState,
  Heading,
  Pagination,
  SelectField,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { useSort } from '../../shared/tables/useSort.ts'
import { useFilter } from '../../shared/useFilter.ts'
import { actionNames } from './actionNames.ts'
import type { SubUser, SubUserAction } from './subUser.ts'
import { useResultText } from './useResultText.ts'

function toneOf(result: string | null) {
  if (result === 'done') return 'positive'
  return result === null ? 'caution' : 'critical'
}

/** What sub-users did or tried to do in a period; the filters are in the address. */
export function ActionLog({ subUsers }: { subUsers: readonly SubUser[] }) {
  const { t, i18n } = useLingui()
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const { textOf, words } = useResultText()
  const period = usePeriod('last7')
  const filter = useFilter()
  const account = filter.get('account')
  const title = t({ message: 'Action log', context: 'heading: what sub-users did' })
  const names = subUsers.map((each) => each.account)
  const shown = account === '' || names.includes(account) ? names : [account, ...names]
  const columns: TableColumn<SubUserAction>[] = [
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      nowrap: true,
      cell: ({ at }) => <DateTime value={at} seconds />,
    },
    {
      id: 'account',
      header: t({ message: 'Sub-user', context: 'column: who did it' }),
      cell: (action) => <bdi>{action.account}</bdi>,
    },
    {
      id: 'call',
      header: t({ message: 'Action', context: 'column: what was done' }),
      rowHeader: true,
      cell: ({ call }) => {
        const name = actionNames[call]
        return name ? i18n._(name) : <bdi>{call}</bdi>
      },
    },
    {
      id: 'target',
      header: t({ message: 'Account or number', context: 'column: whom or what an action was about' }),
      width: 'long',
      cell: ({ target }) => (target === null ? '–' : <bdi>{target}</bdi>),
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => (amount === null ? '–' : <Amount value={amount} currency={currencySymbol} />),
    },
    {
      id: 'result',
      header: t({ message: 'Result', context: 'column: of an action' }),
      width: 'long',
      cell: ({ result }) => <StatusLabel tone={toneOf(result)}>{textOf(result)}</StatusLabel>,
    },
    {
      id: 'address',
      header: t({ message: 'IP address', context: 'column' }),
      nowrap: true,
      cell: ({ address }) => <bdi>{address}</bdi>,
    },
  ]
  const sorting = useSort<SubUserAction, TableColumn<SubUserAction>>(columns, [], 'actions')
  const { sort } = sorting
  const order: Readonly<Record<string, string>> = sort ? { sort: sort.column, order: sort.direction } : {}
  const shownBy = { ...period.range, ...(account ? { account } : {}), ...order }
  const query = { ...shownBy, pageSize: '50' }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(subUserActions, { query: { ...query, ...pages.query } }, { keepPrevious: true })
  const wordsOfColumn: Record<string, Record<string, string>> = {
    call: wordsOf(i18n, actionNames),
    result: words(),
  }
  const exported = columns.map(({ id, header }) => ({ id, title: header, words: wordsOfColumn[id] }))
  return (
    <Stack as="section" space="md">
      <Heading level={2} size="group">
        {title}
      </Heading>
      <PeriodBar period={period} />
      <SelectField
        label={t({ message: 'Sub-user', context: 'label of a filter' })}
        value={account}
        onValueChange={(value) => filter.set({ account: value })}
        options={[
          { value: '', label: t({ message: 'All sub-users', context: 'filter' }) },
          ...shown.map((name) => ({ value: name, label: name })),
        ]}
      />
      <Table
        caption={title}
        captionHidden
        columns={sorting.columns}
        {...(sort && { sort })}
        onSortChange={sorting.onSortChange}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        density="compact"
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        empty={
          <EmptyState title={t`No actions in this period`} level={3}>
            {t`Sign-ins, changes and refused attempts appear here. Pages that were only read do not.`}
          </EmptyState>
        }
      />
      <Pagination
        label={t({ message: 'Pages of the action log', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
      {(read.data?.rows.length ?? 0) > 0 && (
        <ExportButtons record="subUserActions" filter={shownBy} columns={exported} />
      )}
    </Stack>
  )
}
