import { ChangePasswordForm, useSession } from '@baize/account'
import { Card, Columns, DateTime, Heading, KeyValueList, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Who is signed in, and the password. */
export function SecurityScreen() {
  const { t } = useLingui()
  const { member } = useSession()
  const [changes, setChanges] = useState(0)
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Security', context: 'page of the agent centre' })}</Heading>
      <Columns alignY="start">
        <Card as="section">
          <Stack space="md">
            <Heading level={2}>{t({ message: 'Change password', context: 'heading' })}</Heading>
            <Text tone="muted">{t`Other devices that use your account are signed out when you change it.`}</Text>
            <ChangePasswordForm
              key={changes}
              onChanged={() => {
                setChanges(changes + 1)
                toast({ message: t`Your password is changed.` })
              }}
            />
          </Stack>
        </Card>
        {member && (
          <Card as="section">
            <Stack space="md">
              <Heading level={2}>{t({ message: 'Your account', context: 'heading' })}</Heading>
              <KeyValueList
                items={[
                  {
                    id: 'account',
                    label: t({ message: 'Account', context: 'name of an account' }),
                    value: <bdi>{member.account}</bdi>,
                  },
                  {
                    id: 'nickname',
                    label: t({ message: 'Nickname', context: 'of an account' }),
                    value: <bdi>{member.nickname || '–'}</bdi>,
                  },
                  {
                    id: 'lastLogin',
                    label: t({ message: 'Last sign-in', context: 'of an account' }),
                    value: member.lastLoginAt ? <DateTime value={member.lastLoginAt} /> : '–',
                  },
                  {
                    id: 'joined',
                    label: t({ message: 'Opened', context: 'of an account: when it was opened' }),
                    value: <DateTime value={member.joinedAt} show="date" />,
                  },
                ]}
              />
            </Stack>
          </Card>
        )}
      </Columns>
    </Stack>
  )
}
