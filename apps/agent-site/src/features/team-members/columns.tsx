import { useFormat } from '@baize/i18n'
import { useMay, usePermission, useSkew } from '@baize/site'
import {
  Amount,
  DateTime,
  type DayRange,
  Inline,
  Link,
  LinkButton,
  RelativeTime,
  type TableColumn,
  Text,
} from '@baize/ui'
import { SendIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { Result } from '../../shared/figures/Result.tsx'
import { AccountName } from '../../shared/parts/AccountName.tsx'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import { downlinePath, paths, pathWith, transferPath } from '../../shared/paths.ts'

/**
 * The columns of the team's list. Where accounts of several branches are `mixed`, each shows its path; within one
 * branch the trail above the list shows it for all.
 */
export function useMemberColumns(mixed: boolean, days: DayRange): TableColumn<TeamMember>[] {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const skew = useSkew()
  const may = useMay()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const whereabouts: TableColumn<TeamMember>[] = [
    {
      id: 'level',
      header: t({ message: 'Level', context: 'column: how far below the agent' }),
      align: 'end',
      cell: ({ level }) => format.number(level),
    },
    {
      id: 'upline',
      header: t({ message: 'Upline', context: 'column: the account directly above' }),
      cell: ({ upline }) => <bdi>{upline}</bdi>,
    },
  ]
  return [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      cell: (member) => <AccountName {...member} />,
    },
    {
      id: 'downlines',
      header: t({ message: 'Direct accounts', context: 'column: accounts directly below' }),
      align: 'end',
      cell: ({ id, downlines }) =>
        downlines === 0 ? (
          format.number(0)
        ) : (
          <Link href={pathWith(paths.members, { parentId: id, ...days })}>{format.number(downlines)}</Link>
        ),
    },
    ...(mixed ? whereabouts : []),
    {
      id: 'balance',
      header: t({ message: 'Balance', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ balance }) => money(balance),
    },
    {
      id: 'net',
      featured: true,
      header: t({ message: 'Net result', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ net }) => <Result value={net} currency={currencySymbol} />,
    },
    {
      id: 'profitLoss',
      header: t({ message: 'Profit and loss', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ profitLoss }) => <Result value={profitLoss} currency={currencySymbol} />,
    },
    {
      id: 'deposits',
      header: t({ message: 'Deposits', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ deposits }) => money(deposits),
    },
    {
      id: 'withdrawals',
      header: t({ message: 'Withdrawals', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ withdrawals }) => money(withdrawals),
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
      id: 'lastLoginAt',
      header: t({ message: 'Last sign-in', context: 'column' }),
      nowrap: true,
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <Text as="span" size="sm" tone="muted">
            {t({ message: 'Never', context: 'column: last sign-in' })}
          </Text>
        ) : (
          <RelativeTime value={lastLoginAt} skew={skew} />
        ),
    },
    {
      id: 'joinedAt',
      header: t({ message: 'Joined', context: 'column' }),
      nowrap: true,
      cell: ({ joinedAt }) => <DateTime value={joinedAt} show="date" />,
    },
    {
      id: 'transfer',
      header: t({ message: 'Actions', context: 'column' }),
      nowrap: true,
      // The agent itself, where it counts among those who played: it neither opens nor sends to itself.
      cell: ({ id, account, level }) =>
        level > 0 && (
          <Inline space="xs" nowrap>
            <LinkButton href={downlinePath(id, days)} variant="soft" tone="neutral" size="small">
              {t({ message: 'Details', context: 'button: all of the account of the row' })}
            </LinkButton>
            {may('cashier') && (
              <LinkButton
                href={transferPath(account)}
                variant="soft"
                size="small"
                icon={<SendIcon size={16} />}
              >
                {t({ message: 'Transfer', context: 'button: to the account of the row' })}
              </LinkButton>
            )}
            {mixed && (
              <LinkButton
                href={pathWith(paths.members, { view: 'tree', at: id, ...days })}
                variant="soft"
                size="small"
              >
                {t({ message: 'Show in tree', context: 'link: where the account of the row stands' })}
              </LinkButton>
            )}
          </Inline>
        ),
    },
  ]
}
