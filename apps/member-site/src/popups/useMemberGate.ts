import { useProblemText, useSession } from '@baize/account'
import { ApiError } from '@baize/api'
import { openDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { openPopup } from './popups.ts'

/**
 * Does what only a member may do. A visitor signs in first and then stands at `resume` (this page, unless it is named);
 * a trial account hears that it needs an account of its own. It is the same function while the address changes: what
 * holds a page of games is not rendered for a popup that opens.
 */
export function useMemberGate(): (act: () => void, resume?: string) => void {
  const { t } = useLingui()
  const { signedIn, trial } = useSession()
  const problemText = useProblemText()
  return useCallback(
    (act, resume = location.pathname + location.search) => {
      if (!signedIn) openPopup('login', resume)
      else if (trial) {
        const name = t({ message: 'Real account needed', context: 'title of a dialog' })
        void openDialog({
          name,
          title: name,
          icon: 'caution',
          message: problemText(new ApiError('realAccountNeeded')),
          buttons: [
            {
              label: t({ message: 'Not now', context: 'button' }),
              value: 'stay',
              tone: 'neutral',
              initialFocus: true,
            },
            { label: t({ message: 'Open an account', context: 'button' }), value: 'register' },
          ],
        }).then((answer) => answer === 'register' && openPopup('register', resume))
      } else act()
    },
    [signedIn, trial, problemText, t],
  )
}
