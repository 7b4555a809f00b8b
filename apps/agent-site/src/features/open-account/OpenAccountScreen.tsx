import { contractInfo, invites } from '@baize/api/calls'
import { useApiQuery, useInvalidate } from '@baize/site'
import { Card, Columns, Heading, LinkButton, Stack, Tabs, Text } from '@baize/ui'
import { PlusIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { AccountsFromFile } from '../bulk/index.ts'
import { DirectForm } from './DirectForm.tsx'
import { InviteCard } from './InviteCard.tsx'
import { InviteList } from './InviteList.tsx'
import type { Invite } from './invite.ts'
import { LinkForm } from './LinkForm.tsx'
import { RateContracts } from './RateContracts.tsx'
import { useRates } from './rates.ts'

/** Accounts for the team: opened at once, or by a link that is shared. Which way, and its tab, is in the address. */
export function OpenAccountScreen() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const way = (['link', 'file'] as const).find((one) => one === params.get('way')) ?? 'direct'
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{t({ message: 'Create account', context: 'page of the agent centre' })}</Heading>
        <Text tone="muted">{t`Every account that you open joins your team, directly below you.`}</Text>
      </Stack>
      <Tabs
        label={t({ message: 'Ways to open an account', context: 'name of the tabs' })}
        value={way}
        onValueChange={(id) => setParams(id === 'direct' ? {} : { way: id }, { replace: true })}
        tabs={[
          {
            id: 'direct',
            label: t({ message: 'Open now', context: 'tab: an account is opened directly' }),
            content: <Directly />,
          },
          {
            id: 'link',
            label: t({ message: 'By link and QR code', context: 'tab: an account is opened by a link' }),
            content: <ByLink />,
          },
          {
            id: 'file',
            label: t({ message: 'From a file', context: 'tab: many at once, from a CSV file' }),
            content: <AccountsFromFile />,
          },
        ]}
      />
    </Stack>
  )
}

function Directly() {
  const { t } = useLingui()
  return (
    <Columns alignY="start" collapseBelow="desktop">
      <Card as="section" padding="lg">
        <Stack space="md">
          <Heading level={2} size="group">
            {t({ message: 'New account', context: 'heading' })}
          </Heading>
          <DirectForm />
        </Stack>
      </Card>
      <Card as="section" surface="sunken" padding="lg">
        <HowItGoesOn />
      </Card>
    </Columns>
  )
}

function HowItGoesOn() {
  const { t } = useLingui()
  const { data: contracts } = useApiQuery(contractInfo, {})
  const rates = useRates(contracts)
  return (
    <Stack space="sm">
      <Heading level={2} size="group">
        {t({ message: 'What happens next', context: 'heading' })}
      </Heading>
      <Text>{t`Give them the username and temporary password. They set a new one at first sign-in.`}</Text>
      {rates.length > 0 && (
        <>
          <Text>{t`Rates are offered as contracts and take effect once the account accepts them.`}</Text>
          <Text>{t`A rate can’t be above your own, shown under each field.`}</Text>
          <RateContracts info={contracts} />
        </>
      )}
      {contracts && rates.length === 0 && (
        <Text>{t`Rates can be given to agents once you have contracts with rates of your own.`}</Text>
      )}
    </Stack>
  )
}

const newLinkId = 'new-link'

/** The links made so far, the one of them that is shown, and a new one. */
function ByLink() {
  const { t } = useLingui()
  const invalidate = useInvalidate()
  const [shown, setShown] = useState<Invite | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shownId = shown?.id
  useEffect(() => {
    if (shownId === undefined) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [shownId])
  const newLink = t({ message: 'New link', context: 'heading' })
  return (
    <Stack space="lg">
      <InviteList
        action={
          <LinkButton href={`#${newLinkId}`} variant="soft" size="small" icon={<PlusIcon size={16} />}>
            {newLink}
          </LinkButton>
        }
        onShow={setShown}
        onRevoked={(invite) => {
          setShown((before) => (before?.id === invite.id ? invite : before))
          invalidate(invites)
        }}
      />
      {shown && (
        <div ref={panel} tabIndex={-1}>
          <InviteCard invite={shown} />
        </div>
      )}
      <Card as="section" padding="lg" id={newLinkId}>
        <Stack space="md">
          <Heading level={2} size="group">
            {newLink}
          </Heading>
          <LinkForm />
        </Stack>
      </Card>
    </Stack>
  )
}
