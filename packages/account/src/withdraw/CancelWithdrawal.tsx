import { ApiError } from '@baize/api'
import { cancelWithdrawal } from '@baize/api/calls'
import { Button, confirm, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { useActions } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { HandsFocusOn } from './HandsFocusOn.tsx'
import { useSaid } from './useSaid.ts'

export interface CancelWithdrawalProps {
  id: string
  /** Takes the focus when the button goes away. */
  place: RefObject<HTMLElement | null>
}

/** Takes a withdrawal back that is not yet processed, after a question. */
export function CancelWithdrawal({ id, place }: CancelWithdrawalProps) {
  const { t } = useLingui()
  const { actOnce } = useActions()
  const problemText = useProblemText()
  const said = useSaid()
  const [busy, setBusy] = useState(false)

  async function cancel() {
    const sure = await confirm({
      question: t`Cancel this withdrawal?`,
      message: t`The amount goes back to your balance at once.`,
      confirmLabel: t({ message: 'Cancel the withdrawal', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Keep it', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (!sure) return
    setBusy(true)
    try {
      said(await actOnce(cancelWithdrawal, { params: { id } }, id))
      toast({ tone: 'positive', message: t`The withdrawal is cancelled.` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'critical', message: problemText(error) })
      said(undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <HandsFocusOn to={place}>
      <Button variant="outline" tone="critical" opens="dialog" loading={busy} onClick={() => void cancel()}>
        {t({ message: 'Cancel the withdrawal', context: 'button' })}
      </Button>
    </HandsFocusOn>
  )
}
