import {
  type Contract,
  type ContractKind,
  type ContractState,
  contractStateLooks,
  useCursorPages,
} from '@baize/account'
import { contracts } from '@baize/api/calls'
import { useApiQuery, useMay, useProblemText } from '@baize/site'
import {
  Columns,
  EmptyState,
  LinkButton,
  Pagination,
  SelectField,
  Stack,
  Table,
  type TableColumn,
  TextField,
} from '@baize/ui'
import { PlusIcon, SearchIcon, TeamIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSort } from '../../shared/tables/useSort.ts'
import { useDelayed } from '../../shared/useDelayed.ts'
import { unsortedColumns, useListColumns } from './useListColumns.tsx'
import { offerPath, useWorkspace } from './useWorkspace.ts'

const states = Object.keys(contractStateLooks) as ContractState[]

export interface DownlineContractsProps {
  kind: ContractKind
  /** Whether the account has a share to pass on. */
  mayGive: boolean
}

/** The contracts of the account with its downlines; filters are in the address. */
export function DownlineContracts({ kind, mayGive }: DownlineContractsProps) {
  const { t, i18n } = useLingui()
  const problemText = useProblemText()
  const may = useMay()
  const { account, state: wished, change } = useWorkspace()
  const [typed, setTyped] = useState(account)
  const search = useDelayed(typed.trim())
  const state = states.find((each) => each === wished)
  const sorting = useSort<Contract, TableColumn<Contract>>(useListColumns('downline'), unsortedColumns)
  const query = {
    ...({ side: 'downline', kind, pageSize: '20' } as const),
    ...(state ? { state } : {}),
    ...(search ? { account: search } : {}),
    ...sorting.query,
  }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(contracts, { query: { ...query, ...pages.query } }, { keepPrevious: true })
  const title = t({ message: 'Contracts with my downlines', context: 'name of a table' })
  const filtered = state !== undefined || search !== ''
  return (
    <Stack space="md">
      <Columns>
        <TextField
          type="search"
          autoComplete="off"
          label={t({ message: 'Account', context: 'label of a filter' })}
          before={<SearchIcon size={18} />}
          value={typed}
          maxLength={64}
          onValueChange={(value) => {
            setTyped(value)
            change({ account: value.trim() }, { replace: true })
          }}
        />
        <SelectField
          label={t({ message: 'Status', context: 'label of a filter' })}
          value={state ?? ''}
          onValueChange={(value) => change({ state: value }, { replace: true })}
          options={[
            { value: '', label: t({ message: 'All statuses', context: 'filter' }) },
            ...states.map((each) => ({ value: each, label: i18n._(contractStateLooks[each].label) })),
          ]}
        />
      </Columns>
      <Table
        caption={title}
        captionHidden
        density="compact"
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
          filtered ? (
            <EmptyState title={t`No contract matches the filter`} level={3} icon={<SearchIcon size={32} />} />
          ) : (
            <EmptyState
              title={t`You haven’t offered a contract of this type yet`}
              level={3}
              icon={<TeamIcon size={32} />}
              {...(mayGive && may('full')
                ? {
                    action: (
                      <LinkButton href={offerPath(kind)} icon={<PlusIcon size={18} />}>
                        {t({ message: 'Offer a contract', context: 'button' })}
                      </LinkButton>
                    ),
                  }
                : {})}
            />
          )
        }
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
