import { contractKinds, Rate } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Alert, Amount, CopyField, DateTime, KeyValueList, QrCode, Stack, StatusLabel } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import * as css from './InviteCard.css.ts'
import { accountTypeNames, type Invite, inviteStateLooks } from './invite.ts'
import { useKindNames } from './rates.ts'
import { SaveInvite } from './SaveInvite.tsx'

/** All of a link: its address, its code and ways to pass them on, what it opens and how long, its terms. */
export function InviteDetails({ invite }: { invite: Invite }) {
  const { t, i18n } = useLingui()
  const names = useKindNames()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const code = useRef<HTMLDivElement>(null)
  const look = inviteStateLooks[invite.state]
  const { uses, maxUses, rates } = invite
  const given = contractKinds.flatMap((kind) => {
    const rate = rates[kind] ?? '0'
    return Number(rate) > 0 ? [{ id: kind, label: names[kind], value: <Rate value={rate} /> }] : []
  })
  return (
    <Stack space="md">
      {invite.state === 'open' ? (
        <>
          <CopyField
            label={t({ message: 'Address', context: 'label: address of a link' })}
            value={invite.url}
          />
          <div className={css.code} ref={code}>
            <QrCode value={invite.url} label={t`QR code of the link`} />
          </div>
          <SaveInvite invite={invite} code={code} />
        </>
      ) : (
        <Alert tone="info">{t`This link no longer opens accounts.`}</Alert>
      )}
      <KeyValueList
        items={[
          {
            id: 'code',
            label: t({ message: 'Code', context: 'column: code of a link' }),
            value: <bdi>{invite.code}</bdi>,
          },
          {
            id: 'state',
            label: t({ message: 'Status', context: 'of a link' }),
            value: <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>,
          },
          {
            id: 'type',
            label: t({ message: 'Account type', context: 'what kind of account a link opens' }),
            value: i18n._(accountTypeNames[invite.accountType]),
          },
          {
            id: 'uses',
            label: t({ message: 'Uses', context: 'how often a link was used' }),
            value: t({
              message: `${uses} of ${maxUses}`,
              context: 'how often a link was used, of how often it may',
            }),
          },
          {
            id: 'expires',
            label: t({ message: 'Valid until', context: 'end of a link' }),
            value: <DateTime value={invite.expiresAt} />,
          },
          ...given,
          {
            id: 'visits',
            label: t({ message: 'Opened', context: 'how often a link was opened' }),
            value: format.number(invite.visits),
          },
          {
            id: 'firstDeposits',
            label: t({ message: 'First deposits', context: 'of accounts that a link opened' }),
            value: format.number(invite.firstDeposits),
          },
          {
            id: 'validBet',
            label: t({ message: 'Valid bet', context: 'of accounts that a link opened' }),
            value: <Amount value={invite.validBet} currency={currencySymbol} />,
          },
          ...(invite.campaign
            ? [
                {
                  id: 'campaign',
                  label: t({ message: 'Campaign', context: 'label: name of what a link is for' }),
                  value: <bdi>{invite.campaign}</bdi>,
                },
              ]
            : []),
          ...(invite.note
            ? [
                {
                  id: 'note',
                  label: t({ message: 'Note', context: 'label of a form field' }),
                  value: <bdi>{invite.note}</bdi>,
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}
