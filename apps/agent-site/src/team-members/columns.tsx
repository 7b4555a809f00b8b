import { usePermission } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { Amount, DateTime, LinkButton, RelativeTime, type TableColumn, Text } from '@baize/ui'
import { SendIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { transferPath } from '../app/paths.ts'
import { AccountName } from './AccountName.tsx'
import type { TeamMember } from './member.ts'

/** The columns of the team's list. */
export function useMemberColumns(): TableColumn<TeamMember>[] {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  return [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      cell: (member) => <AccountName {...member} />,
    },
    {
      id: 'level',
      header: t({ message: 'Level', context: 'column: how far below the agent' }),
      align: 'end',
      cell: ({ level }) => format.number(level),
    },
    {
      id: 'joinedAt',
      header: t({ message: 'Joined', context: 'column' }),
      nowrap: true,
      cell: ({ joinedAt }) => <DateTime value={joinedAt} show="date" />,
    },
    {
      id: 'lastLoginAt',
      header: t({ message: 'Last sign-in', context: 'column' }),
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <Text as="span" size="sm" tone="muted">
            {t({ message: 'Never', context: 'column: last sign-in' })}
          </Text>
        ) : (
          <RelativeTime value={lastLoginAt} />
        ),
    },
    {
      id: 'balance',
      header: t({ message: 'Balance', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ balance }) => money(balance),
    },
    {
      id: 'stake',
      header: t({ message: 'Stake', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ stake }) => money(stake),
    },
    {
      id: 'validBet',
      header: t({ message: 'Valid bet', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ validBet }) => money(validBet),
    },
    {
      id: 'profitLoss',
      header: t({ message: 'Profit and loss', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ profitLoss }) => <Amount value={profitLoss} currency={currencySymbol} signed />,
    },
    {
      id: 'transfer',
      header: t({ message: 'Actions', context: 'column' }),
      cell: ({ account }) => (
        <LinkButton href={transferPath(account)} variant="soft" size="small" icon={<SendIcon size={16} />}>
          {t({ message: 'Transfer', context: 'button: to the account of the row' })}
        </LinkButton>
      ),
    },
  ]
}
