import { contractKinds, Rate } from '@baize/account'
import {
  Alert,
  Card,
  CopyField,
  DateTime,
  EmptyState,
  Heading,
  KeyValueList,
  QrCode,
  Stack,
  StatusLabel,
} from '@baize/ui'
import { QrIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import * as css from './InviteCard.css.ts'
import { accountTypeNames, type Invite, inviteStateLooks } from './invite.ts'
import { useKindNames } from './rates.ts'

/** A link to hand on: its address, its code, what it opens and how long, what it gives. */
export function InviteCard({ invite }: { invite: Invite | null }) {
  const { t, i18n } = useLingui()
  const names = useKindNames()
  if (!invite) {
    return (
      <Card surface="sunken" padding="lg">
        <EmptyState title={t`Links that you made before`} icon={<QrIcon size={32} />}>
          {t`“Show” in the list below opens one of them here, with its QR code.`}
        </EmptyState>
      </Card>
    )
  }
  const look = inviteStateLooks[invite.state]
  const { uses, maxUses, rates } = invite
  const given = contractKinds.flatMap((kind) => {
    const rate = rates[kind] ?? '0'
    return Number(rate) > 0 ? [{ id: kind, label: names[kind], value: <Rate value={rate} /> }] : []
  })
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Heading level={2} size="group">
          {t({ message: 'Link to hand on', context: 'heading' })}
        </Heading>
        {invite.state === 'open' ? (
          <>
            <CopyField
              label={t({ message: 'Address', context: 'label: address of a link' })}
              value={invite.url}
            />
            <div className={css.code}>
              <QrCode value={invite.url} label={t`Code of the link, to be read by a phone’s camera`} />
            </div>
          </>
        ) : (
          <Alert tone="info">{t`This link opens no more accounts.`}</Alert>
        )}
        <KeyValueList
          items={[
            {
              id: 'state',
              label: t({ message: 'State', context: 'of a link' }),
              value: <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>,
            },
            {
              id: 'type',
              label: t({ message: 'Opens', context: 'what kind of account a link opens' }),
              value: i18n._(accountTypeNames[invite.accountType]),
            },
            {
              id: 'uses',
              label: t({ message: 'Used', context: 'how often a link was used' }),
              value: t({
                message: `${uses} of ${maxUses}`,
                context: 'how often a link was used, of how often it may',
              }),
            },
            {
              id: 'expires',
              label: t({ message: 'Works until', context: 'end of a link' }),
              value: <DateTime value={invite.expiresAt} />,
            },
            ...given,
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
    </Card>
  )
}
