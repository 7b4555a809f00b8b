import { StatusLabel, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type Contract, stateLooks } from './contract.ts'
import { Rate } from './Rate.tsx'

/** The columns that every list of contracts has: where a contract stands, and the best that it pays. */
export function useContractColumns(): Readonly<Record<'state' | 'rate', TableColumn<Contract>>> {
  const { t, i18n } = useLingui()
  return {
    state: {
      id: 'state',
      header: t({ message: 'State', context: 'column' }),
      nowrap: true,
      cell: ({ state }) => (
        <StatusLabel tone={stateLooks[state].tone}>{i18n._(stateLooks[state].label)}</StatusLabel>
      ),
    },
    rate: {
      id: 'rate',
      header: t({ message: 'Best share', context: 'column: highest rate of a contract' }),
      align: 'end',
      cell: ({ topRate }) => <Rate value={topRate} />,
    },
  }
}
