import { useLingui } from '@lingui/react/macro'
import type { DoorReason } from '../../shared/door.ts'

/** Messages for the reasons of a sign-out. */
export function useDoorText(): (reason: DoorReason) => string {
  const { t } = useLingui()
  return (reason) => {
    switch (reason) {
      case 'signedInElsewhere':
        return t`You were signed out because your account signed in on another device. If that wasn’t you, change your password.`
      case 'passwordChanged':
        return t`You were signed out because the password changed. Sign in with the new password.`
      case 'nonAgent':
        return t`Only agents can sign in here. Members sign in on the member site.`
      case 'expired':
        return t`You were signed out after a period of inactivity. Sign in to continue.`
      case 'signedOut':
        return t`You are signed out.`
    }
  }
}
