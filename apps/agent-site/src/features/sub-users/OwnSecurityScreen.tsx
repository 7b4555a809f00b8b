import { ChangePasswordForm, OwnAuthenticator } from '@baize/account'
import { SubUserContext } from '@baize/site'
import { Card, Heading, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { permissions } from './subUser.ts'

/** What a sub-user may do, its own password and its own authenticator app. */
export function OwnSecurityScreen() {
  const { t, i18n } = useLingui()
  const subUser = useContext(SubUserContext)
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Security', context: 'page of the agent centre' })}</Heading>
      {subUser && (
        <Stack space="2xs">
          <Text weight="medium">{i18n._(permissions[subUser.permission].name)}</Text>
          <Text tone="muted">{i18n._(permissions[subUser.permission].description)}</Text>
        </Stack>
      )}
      <Stack as="section" space="sm">
        <Heading level={2} size="group">
          {t({ message: 'My password', context: 'heading: of a sub-user' })}
        </Heading>
        <Card padding="lg">
          <ChangePasswordForm onChanged={() => toast({ message: t`Password changed.` })} />
        </Card>
      </Stack>
      <Stack as="section" space="sm">
        <Stack space="2xs">
          <Heading level={2} size="group">
            {t({ message: 'Authenticator app', context: 'heading: of a sub-user' })}
          </Heading>
          <Text tone="muted">
            {t`An app on your phone generates a new code every 30 seconds. We’ll ask for it each time you sign in.`}
          </Text>
        </Stack>
        <Card padding="lg">
          <OwnAuthenticator />
        </Card>
      </Stack>
    </Stack>
  )
}
