import { accountClosure } from '@baize/api/calls'
import { AnswerPlace, Loaded, useAnswerFocus, useApiQuery } from '@baize/site'
import { useLingui } from '@lingui/react/macro'
import { ViewFrame } from '../ViewFrame.tsx'
import { useSecurityPlace } from '../views.ts'
import { Closing } from './Closing.tsx'
import type { Closure } from './closure.ts'
import { RequestClosing } from './RequestClosing.tsx'

/** Closing the account: what stands against it, what is kept, and how it is taken back. */
export function CloseAccountView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const read = useApiQuery(accountClosure, {})
  return (
    <ViewFrame title={t({ message: 'Close account', context: 'page title' })} onBack={back}>
      <Loaded read={read} lines={6}>
        {(closure) => <ClosureState closure={closure} />}
      </Loaded>
    </ViewFrame>
  )
}

/** The request, or the closing that was requested. What was sent is replaced by its outcome, which takes the focus. */
function ClosureState({ closure }: { closure: Closure }) {
  const { closing } = closure
  const { place, answered } = useAnswerFocus(closing?.requestedAt ?? '')
  return (
    <AnswerPlace ref={place}>
      {closing ? (
        <Closing closure={closure} closing={closing} onKept={answered} />
      ) : (
        <RequestClosing closure={closure} onRequested={answered} />
      )}
    </AnswerPlace>
  )
}
