import { usePlatform, useSessionPhase } from '@baize/site'
import { useEffect } from 'react'
import { openGate, openPopup } from '../shared/popups/popups.ts'

/** The site's reactions to failures that concern more than one screen. */
export function useSiteReactions(): void {
  const { onError, token } = usePlatform()
  useEffect(
    () =>
      onError(({ code }) => {
        if (code === 'notSignedIn')
          void token.end().then((how) => how === 'over' && openGate('login', { to: 'goOn' }))
        if (code === 'passwordChangeRequired') openPopup('changePassword')
      }),
    [onError, token],
  )
  const { ended } = useSessionPhase()
  useEffect(() => {
    if (ended) openGate('login', { to: 'goOn' })
  }, [ended])
}
