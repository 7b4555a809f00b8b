import { cancelWithdrawal } from '@baize/api/calls'
import { useCall } from '@baize/site'
import { Button, confirm, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { HandsFocusOn } from './HandsFocusOn.tsx'
import { useSaid } from './useSaid.ts'

export interface CancelWithdrawalProps {
  id: string
  /** Takes the focus when the button unmounts. */
  place: RefObject<HTMLElement | null>
}

/** Takes a withdrawal back that is not yet processed, after a question. */
export function CancelWithdrawal({ id, place }: CancelWithdrawalProps) {
  const { t } = useLingui()
  const said = useSaid()
  const cancellation = useCall(cancelWithdrawal, {
    intent: ({ params }) => params.id,
    failureToast: true,
    onSuccess(next) {
      said(next)
      toast({ tone: 'positive', message: t`Withdrawal cancelled.` })
    },
    onError: () => said(undefined),
  })

  async function cancel() {
    const sure = await confirm({
      question: t`Cancel this withdrawal?`,
      message: t`The amount goes back to your balance immediately.`,
      confirmLabel: t({ message: 'Cancel the withdrawal', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Keep', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure) cancellation.mutate({ params: { id } })
  }
  return (
    <HandsFocusOn to={place}>
      <Button
        variant="outline"
        tone="critical"
        aria-haspopup="dialog"
        loading={cancellation.isPending}
        onClick={() => void cancel()}
      >
        {t({ message: 'Cancel the withdrawal', context: 'button' })}
      </Button>
    </HandsFocusOn>
  )
}
