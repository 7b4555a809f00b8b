import { usePlatform } from '@baize/site'
import { useEffect } from 'react'
import { sendToDoor } from '../shared/door.ts'

/** The site's reactions to failures and events that concern more than one screen. */
export function useSiteReactions(): void {
  const { onError, token } = usePlatform()
  useEffect(
    () =>
      onError(({ code }) => {
        if (code === 'notSignedIn') void token.end().then((how) => how === 'over' && sendToDoor('expired'))
      }),
    [onError, token],
  )
}

/** Leads to the landing page when the platform ends the session, with the reason. */
export function sendToDoorBecause(reason: string): void {
  sendToDoor(isDoorReason(reason) ? reason : 'expired')
}

function isDoorReason(reason: string): reason is 'signedOut' | 'signedInElsewhere' | 'passwordChanged' {
  return reason === 'signedOut' || reason === 'signedInElsewhere' || reason === 'passwordChanged'
}
