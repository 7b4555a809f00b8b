import { ApiError } from '@baize/api'
import { useMessagesReady } from '@baize/i18n'
import { useProblemText, useSession } from '@baize/site'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { openGate } from './popups.ts'
import type { Purpose } from './purpose.ts'

/**
 * Does what only a member may do. A visitor signs in first, with the purpose in the title, and then arrives at
 * `resume` (@default this page); a trial account is informed that it needs an account of its own. The function is
 * stable while the address changes, so that a page of games does not render when a popup opens.
 */
export function useMemberGate(): (purpose: Purpose, act: () => void, resume?: string) => void {
  const { signedIn, trial } = useSession()
  const offerAccount = useAccountOffer()
  return useCallback(
    (purpose, act, resume) => {
      if (!signedIn) openGate('login', purpose, resume)
      else if (trial)
        void offerAccount(purpose)
          // The dialog, or its messages, cannot be loaded: the popup shows the error, and retries.
          .catch(() => 'register')
          .then((answer) => answer === 'register' && openGate('register', purpose, resume))
      else act()
    },
    [signedIn, trial, offerAccount],
  )
}

/** Offers a trial account one of its own. The gate is part of the first chunk, the dialog is not. */
function useAccountOffer() {
  const { i18n } = useLingui()
  const messagesReady = useMessagesReady()
  const problemText = useProblemText()
  return useCallback(
    async (purpose: Purpose) => {
      const { offerAccount } = await import('./offerAccount.ts')
      await messagesReady()
      return offerAccount(i18n, purpose, problemText(new ApiError('realAccountNeeded')))
    },
    [messagesReady, problemText, i18n],
  )
}
