import { ApiError, type ValueOf } from '@baize/api'
import { type bankAccounts, createWithdrawal, type withdrawalOptions } from '@baize/api/calls'
import { WithdrawForm as Form, type WithdrawalRequest } from '@baize/forms'
import { useCall, useProblemText } from '@baize/site'
import { useCurrency } from '../funds/useCurrency.ts'
import type { Withdrawal } from './states.ts'

export interface WithdrawFormProps {
  options: ValueOf<typeof withdrawalOptions>
  /** The accounts that were saved to pay to. */
  accounts: ValueOf<typeof bankAccounts>['accounts']
  /** The request is made: the amount is held. */
  onRequested: (withdrawal: Withdrawal) => void
}

/** The form of a withdrawal, joined to the platform. */
export function WithdrawForm({ options, accounts, onRequested }: WithdrawFormProps) {
  const create = useCall(createWithdrawal, {
    // All but the payment password.
    intent: ({ body: { amount, paymentPassword: _, ...receiver } }) => JSON.stringify([amount, receiver]),
  })
  const problemText = useProblemText()
  const currency = useCurrency()

  async function submit(request: WithdrawalRequest) {
    const { amount, paymentPassword } = request
    const receiver =
      'accountId' in request
        ? { bankAccountId: request.accountId }
        : {
            bankCode: request.bankCode,
            accountName: request.accountName,
            accountNumber: request.accountNumber,
          }
    const body = { amount, paymentPassword, ...receiver }
    onRequested(await create.mutateAsync({ body }))
  }

  return (
    <Form
      options={options}
      accounts={accounts}
      currency={currency}
      onSubmit={submit}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
