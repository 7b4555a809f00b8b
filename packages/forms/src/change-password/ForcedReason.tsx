import { Alert } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** Why the account must choose a new password before anything else. */
export type ForcedChange = 'firstLogin' | 'expired' | 'defaultPassword'

/** Says why a new password is needed, and what waits for it. */
export function ForcedReason({ reason }: { reason: ForcedChange }) {
  const { t } = useLingui()
  const titles: Readonly<Record<ForcedChange, string>> = {
    firstLogin: t({ message: 'This is your first sign-in', context: 'why a new password is needed' }),
    expired: t({ message: 'Your password has expired', context: 'why a new password is needed' }),
    defaultPassword: t({
      message: 'Your password is still the default',
      context: 'why a new password is needed',
    }),
  }
  return (
    <Alert tone="caution" title={titles[reason]}>
      {t`Choose your own password to unlock your account.`}
    </Alert>
  )
}
