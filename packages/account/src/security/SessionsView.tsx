import type { ValueOf } from '@baize/api'
import { endOtherSessions, endSession, securityCentre, sessions } from '@baize/api/calls'
import { Loaded, useApiQuery, useCall } from '@baize/site'
import { Badge, Button, Card, confirm, DateTime, Heading, Inline, Stack, Text, toast } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { deviceName } from './deviceName.ts'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

type Session = ValueOf<typeof sessions>['sessions'][number]

/** Where the account is signed in, within the security centre. */
export function SessionsView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  return (
    <ViewFrame
      title={t({ message: 'Devices', context: 'page title: where the account is signed in' })}
      onBack={back}
    >
      <Sessions />
    </ViewFrame>
  )
}

/** Where the account is signed in: end one, or all but this. */
export function Sessions() {
  const { t } = useLingui()
  const read = useApiQuery(sessions, {})
  const change = { failureToast: true, invalidates: [sessions, securityCentre] }
  const others = useCall(endOtherSessions, {
    ...change,
    onSuccess: ({ ended }) =>
      toast({
        message: t({
          message: plural(ended, { one: '# device was signed out.', other: '# devices were signed out.' }),
        }),
      }),
  })
  const one = useCall(endSession, {
    ...change,
    onSuccess: () => toast({ message: t`Device signed out.` }),
  })

  async function endOthers() {
    const sure = await confirm({
      question: t({ message: 'Sign out everywhere else?', context: 'question in a dialog' }),
      message: t`All other devices are signed out and forget you. This one stays signed in.`,
      confirmLabel: t({ message: 'Sign out other devices', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Stay signed in', context: 'button in a dialog' }),
    })
    if (sure) others.mutate({})
  }

  return (
    <Loaded read={read}>
      {(found) => (
        <Stack space="md">
          <Text tone="muted">{t`Don’t recognise a device? Sign it out, then change your password.`}</Text>
          {found.sessions.map((session) => (
            <SessionCard
              key={session.id}
              session={session}
              ending={one.isPending && one.variables.params.id === session.id}
              onEnd={() => one.mutate({ params: { id: session.id } })}
            />
          ))}
          {found.sessions.some(({ current }) => !current) && (
            <Button
              variant="outline"
              tone="critical"
              fullWidth
              loading={others.isPending}
              onClick={() => void endOthers()}
            >
              {t({ message: 'Sign out everywhere else', context: 'button' })}
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

interface SessionCardProps {
  session: Session
  ending: boolean
  onEnd: () => void
}

function SessionCard({ session, ending, onEnd }: SessionCardProps) {
  const { t, i18n } = useLingui()
  const headId = `session-${session.id}`
  return (
    <Card as="section" aria-labelledby={headId}>
      <Inline align="between" space="sm">
        <Stack space="3xs">
          <Inline space="xs">
            <Heading level={2} size="item" id={headId}>
              <bdi>{deviceName(i18n, session.device)}</bdi>
            </Heading>
            {session.current && (
              <Badge tone="positive">
                {t({ message: 'This device', context: 'where somebody is signed in' })}
              </Badge>
            )}
          </Inline>
          <Text size="sm" tone="muted">
            <Trans context="where somebody is signed in: network address">
              From <bdi dir="ltr">{session.address}</bdi>
            </Trans>
          </Text>
          <Text size="sm" tone="muted">
            <Trans context="where somebody is signed in">
              Since <DateTime value={session.createdAt} />, last used <DateTime value={session.lastSeenAt} />
            </Trans>
          </Text>
        </Stack>
        {!session.current && (
          <Button
            size="small"
            variant="outline"
            tone="critical"
            loading={ending}
            aria-describedby={headId}
            onClick={onEnd}
          >
            {t({ message: 'Sign out', context: 'button: ends one session' })}
          </Button>
        )}
      </Inline>
    </Card>
  )
}
