import { ApiError } from '@baize/api'
import { useMessagesReady } from '@baize/i18n'
import { useProblemText, useSession } from '@baize/site'
import { openDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { openGate } from './popups.ts'
import type { Purpose } from './purpose.ts'

/**
 * Does what only a member may do. A visitor signs in first, is told what for, and then stands at `resume` (this page,
 * unless it is named); a trial account hears that it needs an account of its own. It is the same function while the
 * address changes: what holds a page of games is not rendered for a popup that opens.
 */
export function useMemberGate(): (purpose: Purpose, act: () => void, resume?: string) => void {
  const { signedIn, trial } = useSession()
  const offerAccount = useAccountOffer()
  return useCallback(
    (purpose, act, resume) => {
      if (!signedIn) openGate('login', purpose, resume)
      else if (trial)
        void offerAccount(purpose).then(
          (answer) => answer === 'register' && openGate('register', purpose, resume),
        )
      else act()
    },
    [signedIn, trial, offerAccount],
  )
}

/** Asks a trial account whether to open one of its own. The gate is part of the first chunk, these messages are not. */
function useAccountOffer() {
  const { t, i18n } = useLingui()
  const messagesReady = useMessagesReady()
  const problemText = useProblemText()
  return useCallback(
    async (purpose: Purpose) => {
      // Without its catalogue the dialog is in English.
      await messagesReady().catch(() => {})
      const name = await import('./purposeTitles.ts').then(
        ({ purposeTitle }) => i18n._(purposeTitle('register', purpose)),
        () => t({ message: 'Real account needed', context: 'title of a dialog' }),
      )
      return openDialog({
        label: name,
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
      })
    },
    [messagesReady, problemText, i18n, t],
  )
}
