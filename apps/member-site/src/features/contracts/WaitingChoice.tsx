import { kindNames, usePayer, type WaitingContract } from '@baize/account'
import { SelectField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { openContract } from '../../shared/popups/popups.ts'

export interface WaitingChoiceProps {
  waiting: readonly WaitingContract[]
  /** The contract that is read. */
  open: string
}

/** Which of the contracts that wait is read, where there are several. */
export function WaitingChoice({ waiting, open }: WaitingChoiceProps) {
  const { t, i18n } = useLingui()
  const payer = usePayer()
  const others = waiting.some(({ contract }) => contract.id === open) ? 2 : 1
  if (waiting.length < others) return null
  return (
    <SelectField
      label={t({ message: 'Waiting for your answer', context: 'label of a choice: contracts' })}
      value={waiting.some(({ contract }) => contract.id === open) ? open : ''}
      placeholder={t({ message: 'Choose another', context: 'in a choice of contracts' })}
      options={waiting.map(({ contract, own }) => {
        const kind = i18n._(kindNames[contract.kind])
        const { version } = contract
        const other = own ? payer(contract) : contract.party.account
        return {
          value: contract.id,
          label: t({
            message: `${kind}, version ${version}, with ${other}`,
            context: 'a contract in a choice',
          }),
        }
      })}
      onValueChange={openContract}
    />
  )
}
