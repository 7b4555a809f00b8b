import { useLingui } from '@lingui/react/macro'
import type { DoorReason } from '../app/door.ts'

/** Words for why somebody who was inside stands at the door. */
export function useDoorText(): (reason: DoorReason) => string {
  const { t } = useLingui()
  return (reason) => {
    switch (reason) {
      case 'signedInElsewhere':
        return t`Your account signed in on another device, so this page was signed out. If that was not you, change your password.`
      case 'passwordChanged':
        return t`The password was changed, so this page was signed out. Sign in with the new one.`
      case 'nonAgent':
        return t`Only agents can sign in here. Members sign in on the member site.`
      case 'expired':
        return t`You were signed out, as happens after a pause. Sign in to go on where you were.`
      case 'signedOut':
        return t`You are signed out.`
    }
  }
}
