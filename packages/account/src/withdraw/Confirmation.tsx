import { ApiError } from '@baize/api'
import { confirmWithdrawal } from '@baize/api/calls'
import { type WithdrawalConfirmation, WithdrawalConfirmationForm } from '@baize/forms'
import { useState } from 'react'
import { useCurrency } from '../funds/useCurrency.ts'
import { useActions } from '../platform/calls.ts'
import { useSkew } from '../platform/platform.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { useUpload } from '../uploads/useUpload.ts'
import type { Withdrawal } from './states.ts'
import { useSaid } from './useSaid.ts'

/** Asks whether a payment came, while that is asked; what was answered stays in its place until the page is left. */
export function Confirmation({ withdrawal }: { withdrawal: Withdrawal }) {
  const { actOnce } = useActions()
  const skew = useSkew()
  const problemText = useProblemText()
  const upload = useUpload()
  const said = useSaid()
  const currency = useCurrency()
  // From the moment of sending: the news of the new state may come before the answer to what was sent.
  const [kept, setKept] = useState(false)
  const { id, state } = withdrawal
  if (state !== 'confirmPending' && !kept) return null

  async function submit(answer: WithdrawalConfirmation) {
    const body =
      answer.outcome === 'notReceived' ? { outcome: answer.outcome, images: [...answer.proofIds] } : answer
    setKept(true)
    try {
      said(await actOnce(confirmWithdrawal, { params: { id }, body }, `${id} ${JSON.stringify(body)}`))
    } catch (error) {
      setKept(false)
      if (error instanceof ApiError && error.code === 'wrongState') said(undefined)
      throw error
    }
  }
  return (
    <WithdrawalConfirmationForm
      withdrawal={withdrawal}
      currency={currency}
      upload={upload}
      skew={skew}
      onOver={() => said(undefined)}
      onSubmit={submit}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
