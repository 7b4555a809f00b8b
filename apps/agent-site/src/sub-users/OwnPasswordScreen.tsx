import { ChangePasswordForm, SubUserContext } from '@baize/account'
import { Card, Heading, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { permissions } from './subUser.ts'

/** What a sub-user may do, and its own password. */
export function OwnPasswordScreen() {
  const { t, i18n } = useLingui()
  const subUser = useContext(SubUserContext)
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'My password', context: 'page of the agent centre' })}</Heading>
      {subUser && (
        <Stack space="2xs">
          <Text weight="medium">{i18n._(permissions[subUser.permission].name)}</Text>
          <Text tone="muted">{i18n._(permissions[subUser.permission].description)}</Text>
        </Stack>
      )}
      <Card padding="lg">
        <ChangePasswordForm onChanged={() => toast({ message: t`Password changed.` })} />
      </Card>
    </Stack>
  )
}
