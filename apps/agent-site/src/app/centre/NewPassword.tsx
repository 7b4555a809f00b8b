import { ChangePasswordForm } from '@baize/account'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { RequiredStep } from './RequiredStep.tsx'

interface NewPasswordProps {
  readonly onSignOut: () => void
}

/** The first sign-in or an expired password: a new one is needed. */
export function NewPassword({ onSignOut }: NewPasswordProps) {
  const { t } = useLingui()
  return (
    <RequiredStep
      title={t({ message: 'Choose a new password', context: 'title of a popup' })}
      signOut={t({ message: 'Sign out instead', context: 'button: leave without changing the password' })}
      onSignOut={onSignOut}
    >
      <ChangePasswordForm onChanged={() => toast({ message: t`Password changed.` })} />
    </RequiredStep>
  )
}
