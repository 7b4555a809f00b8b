import type { ValueOf } from '@baize/api'
import type { login } from '@baize/api/calls'
import { useCallback } from 'react'
import { offerAgentSite } from '../../shared/popups/agentOffer.ts'
import { keepFirstVisit } from '../../shared/popups/firstVisit.ts'
import { openPopup } from '../../shared/popups/popups.ts'
import { useEntered } from './useEntered.ts'

/** What follows a sign-in: a new password where one is required, else the page or game that was wanted. */
export function useArrived(): (result: ValueOf<typeof login>) => void {
  const entered = useEntered()
  return useCallback(
    ({ firstTimeLogin, passwordExpired }) => {
      keepFirstVisit(firstTimeLogin)
      offerAgentSite()
      if (passwordExpired) openPopup('changePassword')
      else entered()
    },
    [entered],
  )
}
