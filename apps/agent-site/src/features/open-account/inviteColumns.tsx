import { contractKinds, Rate } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, Button, DateTime, Inline, Stack, StatusLabel, type TableColumn, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { accountTypeNames, type Invite, inviteStateLooks } from './invite.ts'
import { useKindNames } from './rates.ts'

export interface InviteActions {
  /** The link that is being revoked. */
  revoking: string | null
  onShow: (invite: Invite) => void
  onRevoke: (invite: Invite) => void
}

/** The columns of the list of links. */
export function useInviteColumns({ revoking, onShow, onRevoke }: InviteActions): TableColumn<Invite>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const names = useKindNames()
  return [
    {
      id: 'code',
      header: t({ message: 'Code', context: 'column: code of a link' }),
      rowHeader: true,
      cell: ({ code }) => (
        <Text as="span" size="inherit" weight="medium" tabular>
          <bdi>{code}</bdi>
        </Text>
      ),
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      nowrap: true,
      cell: ({ state }) => (
        <StatusLabel tone={inviteStateLooks[state].tone}>{i18n._(inviteStateLooks[state].label)}</StatusLabel>
      ),
    },
    {
      id: 'type',
      header: t({ message: 'Account type', context: 'column: what kind of account a link opens' }),
      nowrap: true,
      cell: ({ accountType, rates }) => (
        <Stack as="span" space="none">
          <span>{i18n._(accountTypeNames[accountType])}</span>
          {contractKinds.map((kind) => {
            const rate = rates[kind] ?? '0'
            return (
              Number(rate) > 0 && (
                <Text as="span" size="xs" tone="muted" key={kind}>
                  {names[kind]} <Rate value={rate} />
                </Text>
              )
            )
          })}
        </Stack>
      ),
    },
    {
      id: 'uses',
      header: t({ message: 'Uses', context: 'column: how often a link was used' }),
      align: 'end',
      nowrap: true,
      cell: ({ uses, maxUses }) =>
        t({ message: `${uses} of ${maxUses}`, context: 'how often a link was used, of how often it may' }),
    },
    {
      id: 'visits',
      header: t({ message: 'Opened', context: 'how often a link was opened' }),
      align: 'end',
      nowrap: true,
      cell: ({ visits }) => format.number(visits),
    },
    {
      id: 'firstDeposits',
      header: t({ message: 'First deposits', context: 'of accounts that a link opened' }),
      align: 'end',
      nowrap: true,
      cell: ({ firstDeposits }) => format.number(firstDeposits),
    },
    {
      id: 'validBet',
      header: t({ message: 'Valid bet', context: 'of accounts that a link opened' }),
      featured: true,
      align: 'end',
      nowrap: true,
      cell: ({ validBet }) => <Amount value={validBet} currency={currencySymbol} />,
    },
    {
      id: 'expiresAt',
      header: t({ message: 'Valid until', context: 'column: end of a link' }),
      nowrap: true,
      cell: ({ expiresAt }) => <DateTime value={expiresAt} />,
    },
    {
      id: 'campaign',
      header: t({ message: 'Campaign', context: 'label: name of what a link is for' }),
      cell: ({ campaign }) => (campaign ? <bdi>{campaign}</bdi> : '–'),
    },
    {
      id: 'note',
      header: t({ message: 'Note', context: 'column' }),
      width: 'long',
      cell: ({ note }) => (note ? <bdi>{note}</bdi> : '–'),
    },
    {
      id: 'actions',
      header: t({ message: 'Actions', context: 'column' }),
      nowrap: true,
      cell: (invite) => (
        <Inline space="xs" nowrap>
          <Button variant="soft" tone="neutral" size="small" onClick={() => onShow(invite)}>
            {t({ message: 'Show', context: 'button: shows a link and its code' })}
          </Button>
          {invite.state === 'open' && (
            <Button
              variant="plain"
              tone="critical"
              size="small"
              aria-haspopup="dialog"
              loading={revoking === invite.id}
              onClick={() => onRevoke(invite)}
            >
              {t({ message: 'Revoke', context: 'button: closes a link' })}
            </Button>
          )}
        </Inline>
      ),
    },
  ]
}
