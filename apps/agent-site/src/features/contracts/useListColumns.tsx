import { type Contract, periodNames, useContractColumns } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { usePlatform } from '@baize/site'
import { DateTime, LinkButton, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { contractPath } from './useWorkspace.ts'

/** Columns without a value of the contract. */
export const unsortedColumns = ['open'] as const

export function useListColumns(side: 'own' | 'downline'): TableColumn<Contract>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  const { state, rate } = useContractColumns()
  // One that begins later has that time as its state.
  const isInForce = (from: string) => Date.parse(from) <= client.now().getTime()
  const account: TableColumn<Contract> = {
    id: 'account',
    header: t({ message: 'Account', context: 'column' }),
    rowHeader: true,
    cell: ({ party }) => <bdi>{party.account}</bdi>,
  }
  const version: TableColumn<Contract> = {
    id: 'version',
    header: t({ message: 'Version', context: 'column: of a contract' }),
    ...(side === 'own' ? { rowHeader: true } : { align: 'end' as const }),
    cell: ({ version: number }) =>
      side === 'own'
        ? t({ message: `Version ${number}`, context: 'name of a row: a version of a contract' })
        : format.number(number),
  }
  return [
    ...(side === 'own' ? [version] : [account, version]),
    state,
    rate,
    {
      id: 'period',
      header: t({ message: 'Settlement', context: 'column: how often a contract is settled' }),
      cell: ({ period }) => i18n._(periodNames[period]),
    },
    {
      id: 'since',
      header: t({ message: 'In force since', context: 'column: of a contract' }),
      nowrap: true,
      cell: ({ validFrom }) =>
        validFrom !== null && isInForce(validFrom) ? <DateTime value={validFrom} /> : '–',
    },
    {
      id: 'until',
      header: t({ message: 'Ends', context: 'column: of a contract' }),
      nowrap: true,
      cell: ({ endsAt }) => (endsAt === null ? '–' : <DateTime value={endsAt} />),
    },
    {
      id: 'open',
      header: t({ message: 'Actions', context: 'column' }),
      nowrap: true,
      cell: ({ id, kind }) => (
        <LinkButton href={contractPath(kind, id, side)} variant="soft" size="small">
          {t({ message: 'Open', context: 'button: a contract' })}
        </LinkButton>
      ),
    },
  ]
}
