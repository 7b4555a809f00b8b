import type { TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { ContractStateLabel } from './ContractStateLabel.tsx'
import type { Contract } from './contract.ts'
import { Rate } from './Rate.tsx'

/** The columns of every list of contracts: the state, and the highest rate that it pays. */
export function useContractColumns(): Readonly<Record<'state' | 'rate', TableColumn<Contract>>> {
  const { t } = useLingui()
  return {
    state: {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      nowrap: true,
      cell: (contract) => <ContractStateLabel contract={contract} />,
    },
    rate: {
      id: 'rate',
      header: t({ message: 'Highest share', context: 'column: highest rate of a contract' }),
      align: 'end',
      cell: ({ topRate }) => <Rate value={topRate} />,
    },
  }
}
