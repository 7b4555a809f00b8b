import { ApiError } from '@baize/api'
import { createTransfer } from '@baize/api/calls'
import { TeamTransferForm, type TeamTransferRequest } from '@baize/forms'
import { useCall, useProblemText } from '@baize/site'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import type { OwnFunds, Transfer } from './transfer.ts'

export interface TransferFormProps {
  own: OwnFunds
  receiver: TeamMember
  /** The transfer is complete. */
  onDone: (transfer: Transfer) => void
}

/** The form of a transfer to an account of the team, joined to the platform. */
export function TransferForm({ own, receiver, onDone }: TransferFormProps) {
  const transfer = useCall(createTransfer, {
    intent: ({ body }) => `${body.toMemberId} ${body.amount} ${body.note}`,
  })
  const problemText = useProblemText()

  async function submit(body: TeamTransferRequest) {
    onDone(await transfer.mutateAsync({ body }))
  }

  return (
    <TeamTransferForm
      balance={own.balance}
      currency={own.currencySymbol}
      receiver={receiver}
      onSubmit={submit}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
