import { OwnAuthenticator } from '@baize/account'
import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { LanguageSection } from '@baize/i18n'
import { Button, PopupDialog, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface AuthenticatorNeededProps {
  readonly onDone: () => void
  readonly onSignOut: () => void
}

/** The agent requires an authenticator app of its sub-users: nothing else can be done until there is one. */
export function AuthenticatorNeeded(props: AuthenticatorNeededProps) {
  return (
    <LanguageSection load={loadFormMessages}>
      <AuthenticatorDialog {...props} />
    </LanguageSection>
  )
}

function AuthenticatorDialog({ onDone, onSignOut }: AuthenticatorNeededProps) {
  const { t } = useLingui()
  const title = t({ message: 'Connect an authenticator app', context: 'title of a popup' })
  return (
    <PopupDialog
      open
      label={title}
      title={title}
      hideCloseButton
      onClose={() => {}}
      footer={
        <Button variant="plain" tone="neutral" fullWidth onClick={onSignOut}>
          {t({
            message: 'Sign out instead',
            context: 'button: leave without connecting an authenticator app',
          })}
        </Button>
      }
    >
      <Stack space="md">
        <Text tone="secondary">
          {t`The agent requires it of everyone who works in this account. We’ll ask for a code from the app each time you sign in.`}
        </Text>
        <OwnAuthenticator onDone={onDone} />
      </Stack>
    </PopupDialog>
  )
}
