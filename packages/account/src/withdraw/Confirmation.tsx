import { ApiError } from '@baize/api'
import { confirmWithdrawal } from '@baize/api/calls'
import { type WithdrawalConfirmation, WithdrawalConfirmationForm } from '@baize/forms'
import { useCall, useProblemText, useSkew } from '@baize/site'
import { type RefObject, useState } from 'react'
import { useCurrency } from '../funds/useCurrency.ts'
import { useUpload } from '../uploads/useUpload.ts'
import { HandsFocusOn } from './HandsFocusOn.tsx'
import type { Withdrawal } from './states.ts'
import { useSaid } from './useSaid.ts'

export interface ConfirmationProps {
  withdrawal: Withdrawal
  /** Takes the focus when the question unmounts. */
  place: RefObject<HTMLElement | null>
}

/** Asks whether a payment arrived, while the platform wants to know; the reply stays in its place until the case moves on. */
export function Confirmation({ withdrawal, place }: ConfirmationProps) {
  const confirm = useCall(confirmWithdrawal, {
    intent: ({ params, body }) => `${params.id} ${JSON.stringify(body)}`,
  })
  const skew = useSkew()
  const problemText = useProblemText()
  const upload = useUpload()
  const said = useSaid()
  const currency = useCurrency()
  // From sending on: the event of the new state may arrive before the response.
  const [kept, setKept] = useState(false)
  const [answered, setAnswered] = useState<Withdrawal['state']>()
  const { id, state } = withdrawal
  // Once the case has gone on, "we look into it" is not true any more.
  const over = !kept || (answered !== undefined && state !== answered)
  if (state !== 'confirmPending' && over) return null

  async function submit(answer: WithdrawalConfirmation) {
    const body =
      answer.outcome === 'notReceived' ? { outcome: answer.outcome, images: [...answer.proofIds] } : answer
    setKept(true)
    try {
      const next = await confirm.mutateAsync({ params: { id }, body })
      setAnswered(next.state)
      said(next)
    } catch (error) {
      setKept(false)
      if (error instanceof ApiError && error.code === 'wrongState') said(undefined)
      throw error
    }
  }
  return (
    <HandsFocusOn to={place}>
      <WithdrawalConfirmationForm
        withdrawal={withdrawal}
        currency={currency}
        upload={upload}
        skew={skew}
        onEnd={() => said(undefined)}
        onSubmit={submit}
        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
      />
    </HandsFocusOn>
  )
}
