import { SignInForm } from '@baize/account'
import { Button, Inline, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { openPopup } from './popups.ts'
import { useEntered } from './useEntered.ts'

/** Signing in, and the way to an account for whoever has none. */
export function SignIn() {
  const { t } = useLingui()
  const entered = useEntered()
  return (
    <SignInForm
      onSignedIn={({ passwordExpired }) => (passwordExpired ? openPopup('changePassword') : entered())}
      afterSubmit={
        <Inline space="xs" align="center">
          <Text tone="muted">{t`No account yet?`}</Text>
          <Button variant="plain" onClick={() => openPopup('register')}>
            {t({ message: 'Open an account', context: 'button' })}
          </Button>
        </Inline>
      }
    />
  )
}
