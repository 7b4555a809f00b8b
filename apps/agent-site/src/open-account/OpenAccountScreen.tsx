import { useActions } from '@baize/account'
import { invites } from '@baize/api/calls'
import { Card, Columns, Heading, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { InviteCard } from './InviteCard.tsx'
import { InviteForm } from './InviteForm.tsx'
import { InviteList } from './InviteList.tsx'
import type { Invite } from './invite.ts'

/** Opening accounts by link: make one, hand it on, look after those there are. */
export function OpenAccountScreen() {
  const { t } = useLingui()
  const { refresh } = useActions()
  const [shown, setShown] = useState<Invite | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shownId = shown?.id
  useEffect(() => {
    if (shownId === undefined) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [shownId])
  return (
    <Stack space="lg">
      <Stack space="xxs">
        <Heading level={1}>{t({ message: 'Open account', context: 'page of the agent centre' })}</Heading>
        <Text tone="muted">{t`Whoever registers by one of your links joins your team, directly below you.`}</Text>
      </Stack>
      <Columns alignY="start" collapseBelow="desktop">
        <Card as="section" padding="lg">
          <Stack space="md">
            <Heading level={2} size="group">
              {t({ message: 'New link', context: 'heading' })}
            </Heading>
            <InviteForm
              onCreated={(invite) => {
                setShown(invite)
                refresh(invites)
              }}
            />
          </Stack>
        </Card>
        <div ref={panel} tabIndex={-1}>
          <InviteCard invite={shown} />
        </div>
      </Columns>
      <InviteList
        onShow={setShown}
        onRevoked={(invite) => {
          setShown((before) => (before?.id === invite.id ? invite : before))
          refresh(invites)
        }}
      />
    </Stack>
  )
}
