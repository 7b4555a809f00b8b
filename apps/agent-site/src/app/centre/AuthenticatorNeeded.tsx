import { OwnAuthenticator } from '@baize/account'
import { Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { RequiredStep } from './RequiredStep.tsx'

export interface AuthenticatorNeededProps {
  readonly onDone: () => void
  readonly onSignOut: () => void
}

/** The agent requires an authenticator app of its sub-users. */
export function AuthenticatorNeeded({ onDone, onSignOut }: AuthenticatorNeededProps) {
  const { t } = useLingui()
  return (
    <RequiredStep
      title={t({ message: 'Connect an authenticator app', context: 'title of a popup' })}
      signOut={t({
        message: 'Sign out instead',
        context: 'button: leave without connecting an authenticator app',
      })}
      onSignOut={onSignOut}
    >
      <Stack space="md">
        <Text tone="secondary">
          {t`The agent requires it of everyone who works in this account. We’ll ask for a code from the app each time you sign in.`}
        </Text>
        <OwnAuthenticator onDone={onDone} />
      </Stack>
    </RequiredStep>
  )
}
