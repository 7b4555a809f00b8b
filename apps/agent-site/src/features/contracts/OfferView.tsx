import {
  type Contract,
  type ContractInfo,
  type ContractKind,
  isContractKind,
  kindNames,
  kindsShown,
  rateOf,
} from '@baize/account'
import { ApiError } from '@baize/api'
import { contractInfo, contracts, offerContract, teamMembers } from '@baize/api/calls'
import { type ContractOffer, ContractOfferForm } from '@baize/forms'
import { isolated } from '@baize/i18n/format'
import { Loaded, useApiQuery, useCall, usePermission, useProblemText } from '@baize/site'
import { Alert, Card, Heading, Inline, LinkButton, SelectField, Stack, Text } from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import { DownlinePicker } from './DownlinePicker.tsx'
import { OfferPreview } from './OfferPreview.tsx'
import { kindPath, offerPath, useWorkspace } from './useWorkspace.ts'

/** An offer to a direct downline: its kind, receiver and terms; what it means is shown before it is sent. */
export function OfferView({ info, to }: { info: ContractInfo; to: string }) {
  const { t, i18n } = useLingui()
  const { kind: wished, change } = useWorkspace()
  const kinds = kindsShown(info).filter((kind) => Number(rateOf(info, kind)) > 0)
  const kind = isContractKind(wished) && kinds.includes(wished) ? wished : kinds[0]
  return (
    <Stack space="lg">
      <Inline>
        <LinkButton
          href={kindPath(kind ?? 'dividend', 'downline')}
          variant="plain"
          tone="neutral"
          size="small"
          icon={<BackIcon size={18} />}
        >
          {t({ message: 'View contracts', context: 'button' })}
        </LinkButton>
      </Inline>
      <Stack space="2xs">
        <Heading level={1}>{t({ message: 'Offer a contract', context: 'title of a page' })}</Heading>
        <Text tone="muted">{t`To an account directly below you, up to your own share.`}</Text>
      </Stack>
      {kind === undefined ? (
        <Alert tone="caution">{t`You can offer this type of contract once you have one yourself.`}</Alert>
      ) : (
        <Card as="section" padding="lg">
          <Stack space="lg">
            <SelectField
              label={t({ message: 'Type', context: 'label of a choice: of contract' })}
              value={kind}
              onValueChange={(value) => change({ kind: value }, { replace: true })}
              options={kinds.map((each) => ({ value: each, label: i18n._(kindNames[each]) }))}
            />
            {to === '' ? (
              <DownlinePicker onChoose={(account) => change({ offer: account })} />
            ) : (
              <ToAccount key={`${kind} ${to}`} kind={kind} account={to} info={info} />
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

interface ToAccountProps {
  kind: ContractKind
  account: string
  info: ContractInfo
}

function ToAccount({ kind, account, info }: ToAccountProps) {
  const { t } = useLingui()
  const found = useApiQuery(teamMembers, { query: { search: account, pageSize: '100' } })
  return (
    <Loaded read={found}>
      {({ rows }) => {
        const receiver = rows.find((row) => row.account === account && row.level === 1)
        return receiver ? (
          <Stack space="lg">
            <Inline align="between" space="sm">
              <Heading level={2} size="group">
                {t({
                  message: `For ${{ account: isolated(account) }}`,
                  context: 'heading: receiver of an offered contract',
                })}
              </Heading>
              <LinkButton href={offerPath(kind)} variant="plain" size="small">
                {t({ message: 'Change recipient', context: 'button: another receiver' })}
              </LinkButton>
            </Inline>
            <Offer kind={kind} receiver={receiver} info={info} />
          </Stack>
        ) : (
          <Alert
            tone="caution"
            announce="polite"
            action={
              <LinkButton href={offerPath(kind)} variant="soft">
                {t({ message: 'Choose an account', context: 'button' })}
              </LinkButton>
            }
          >
            {t`No direct account named “${{ account: isolated(account) }}”.`}
          </Alert>
        )
      }}
    </Loaded>
  )
}

const lossOnly = ['profitLoss'] as const

function Offer({ kind, receiver, info }: { kind: ContractKind; receiver: TeamMember; info: ContractInfo }) {
  const { t } = useLingui()
  const offer = useCall(offerContract, {
    intent: ({ body }) => JSON.stringify(body),
    invalidates: [contracts, contractInfo],
  })
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const { account } = receiver
  const query = { side: 'downline', kind, account, pageSize: '1' } as const
  const newest = useApiQuery(contracts, { query })
  const inForce = useApiQuery(contracts, { query: { ...query, state: 'valid' } })
  // The sent offer still shows its version, when it is the newest one itself.
  const [sent, setSent] = useState<number>()

  async function submit(body: ContractOffer) {
    const { version } = await offer.mutateAsync({ body: { ...body, tiers: [...body.tiers] } })
    setSent(version)
  }

  const form = (last: Contract | undefined, running: Contract | undefined) => {
    const version = sent ?? (last?.version ?? 0) + 1
    return (
      <Stack space="md">
        {last?.state === 'requested' && sent === undefined && (
          <Alert tone="caution">
            {t`${{ account: isolated(account) }} already has an offer of this type. Withdraw it before you make another.`}
          </Alert>
        )}
        <ContractOfferForm
          // What is read again may differ from what was kept from an earlier visit.
          key={running?.id}
          kind={kind}
          receiver={receiver}
          maxRate={rateOf(info, kind)}
          currency={currencySymbol}
          version={version}
          {...(running ? { start: running } : {})}
          lowerRatePolicy={info.lowerRatePolicy}
          // Where salaries are not offered, nothing is paid by volume.
          {...(kindsShown(info).length > 1 ? {} : { bases: lossOnly })}
          preview={(offer) => <OfferPreview offer={offer} />}
          onSubmit={submit}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
          next={
            <LinkButton href={kindPath(kind, 'downline')}>
              {t({ message: 'View contracts', context: 'button' })}
            </LinkButton>
          }
        />
      </Stack>
    )
  }

  return (
    <Loaded read={newest}>
      {({ rows: [last] }) => <Loaded read={inForce}>{({ rows: [running] }) => form(last, running)}</Loaded>}
    </Loaded>
  )
}
