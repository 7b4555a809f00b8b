import { useActions, useProblemText } from '@baize/account'
import { ApiError } from '@baize/api'
import { createTransfer } from '@baize/api/calls'
import { Form, type FormValues } from '@baize/forms'
import { confirm } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { TeamMember } from '../team-members/member.ts'
import { TransferReview } from './TransferReview.tsx'
import type { OwnFunds, Transfer } from './transfer.ts'

export interface TransferFormProps {
  own: OwnFunds
  receiver: TeamMember
  /** The money has gone over. */
  onDone: (transfer: Transfer) => void
}

/** How much, and the payment password; then both balances are shown once more before it is sent. */
export function TransferForm({ own, receiver, onDone }: TransferFormProps) {
  const { t } = useLingui()
  const { actOnce } = useActions()
  const problemText = useProblemText()
  const { account } = receiver

  async function submit({ amount, paymentPassword, note }: FormValues) {
    const body = {
      toMemberId: receiver.id,
      amount: String(amount),
      paymentPassword: String(paymentPassword),
      note: String(note ?? ''),
    }
    const sure = await confirm({
      question: t({ message: `Send this to ${account}?`, context: 'question in a dialog' }),
      message: <TransferReview own={own} receiver={receiver} amount={body.amount} note={body.note} />,
      confirmLabel: t({ message: 'Send now', context: 'button in a dialog: make a transfer' }),
      cancelLabel: t({ message: 'Back', context: 'button in a dialog: change the transfer' }),
    })
    if (!sure) return
    onDone(await actOnce(createTransfer, { body }, `${body.toMemberId} ${body.amount} ${body.note}`))
  }

  return (
    <Form
      draftKey="transfer"
      fields={[
        { name: 'amount', kind: 'amount', required: true, minAmount: '0.01', maxAmount: own.balance },
        { name: 'paymentPassword', required: true, autocomplete: 'off', inputMode: 'numeric', maxLength: 64 },
        { name: 'note', maxLength: 80 },
      ]}
      submitLabel={t({ message: 'Review', context: 'button: look at a transfer before sending it' })}
      looks={{
        amount: { money: { currency: own.currencySymbol } },
        paymentPassword: { hint: t`The six digits that you chose when you registered.` },
        note: {
          label: t({ message: 'Note', context: 'label of a form field' }),
          hint: t`Kept with the transfer.`,
        },
      }}
      onSubmit={submit}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
