import { type Contract, kindNames, useContractColumns } from '@baize/account'
import { DateTime, Heading, Link, Stack, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { contractPath } from './contractPath.ts'

/** Offers without an agreement, and contracts that have ended. */
export function PastContracts({ contracts }: { contracts: readonly Contract[] }) {
  const { t, i18n } = useLingui()
  const { state, rate } = useContractColumns()
  const title = t({ message: 'Past contracts', context: 'heading: contracts that are over' })
  const columns: TableColumn<Contract>[] = [
    {
      id: 'contract',
      header: t({ message: 'Contract', context: 'column' }),
      rowHeader: true,
      cell: ({ id, kind, version }) => {
        const name = i18n._(kindNames[kind])
        return (
          <Link standalone href={contractPath(id)}>
            {t({ message: `${name}, version ${version}`, context: 'title of a contract' })}
          </Link>
        )
      },
    },
    state,
    rate,
    {
      id: 'until',
      header: t({ message: 'Ended', context: 'column: when a contract ended' }),
      nowrap: true,
      cell: ({ endsAt }) => (endsAt === null ? '–' : <DateTime value={endsAt} />),
    },
  ]
  return (
    <Stack space="sm">
      <Heading level={2} size="group">
        {title}
      </Heading>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={contracts}
        rowKey={({ id }) => id}
        density="compact"
      />
    </Stack>
  )
}
