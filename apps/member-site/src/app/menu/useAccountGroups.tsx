import { usePendingCount } from '@baize/account'
import { useBadges, usePermission, useSession } from '@baize/site'
import type { MenuGroup, MenuItem } from '@baize/ui'
import {
  BankIcon,
  CashIcon,
  ChartIcon,
  DepositIcon,
  EmptyIcon,
  MallIcon,
  RecordIcon,
  RewardIcon,
  SecurityIcon,
  TeamIcon,
  WalletIcon,
  WithdrawIcon,
} from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { paths } from '../../shared/paths.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { purposeOf } from '../purposeOf.ts'
import { useAgentSite } from './useAgentSite.ts'

/** The places of the account menu, as the brand's switches have it; a trial account is informed of what they need. */
export function useAccountGroups(): MenuGroup[] {
  const { t } = useLingui()
  const { switches } = usePermission()
  const { trial } = useSession()
  const badges = useBadges()
  const waiting = usePendingCount()
  const agentSite = useAgentSite()
  const gate = useMemberGate()
  const item = (
    id: string,
    label: string,
    href: string,
    Icon: ComponentType<{ size?: number }>,
    count = waiting(href),
  ): MenuItem => ({
    ...{ id, label, count, icon: <Icon size={18} /> },
    ...(trial ? { onSelect: () => gate(purposeOf(href), () => {}, href) } : { href }),
  })
  const when = (shown: boolean | undefined, place: MenuItem) => (shown ? [place] : [])
  return [
    {
      id: 'money',
      items: [
        item('deposit', t({ message: 'Deposit', context: 'menu' }), paths.deposit, DepositIcon),
        item('withdraw', t({ message: 'Withdraw', context: 'menu' }), paths.withdraw, WithdrawIcon),
        item(
          'seamless',
          t({ message: 'One wallet', context: 'menu: one balance for the games of every vendor' }),
          paths.seamless,
          CashIcon,
        ),
      ],
    },
    {
      id: 'records',
      items: [
        item('bets', t({ message: 'Betting record', context: 'menu' }), paths.bettingRecord, RecordIcon),
        item(
          'transactions',
          t({ message: 'Transaction record', context: 'menu' }),
          paths.transactions,
          WalletIcon,
        ),
        item('profit', t({ message: 'Profit and loss', context: 'menu' }), paths.profit, ChartIcon),
      ],
    },
    {
      id: 'rewards',
      items: [
        item(
          'rewards',
          t({ message: 'Reward centre', context: 'menu' }),
          paths.rewards,
          RewardIcon,
          badges.rewards,
        ),
        ...when(
          switches.PTSYS3,
          item('points', t({ message: 'Points mall', context: 'menu' }), paths.pointMall, MallIcon),
        ),
        ...when(
          switches.MANPLAYREB3,
          item('rebate', t({ message: 'Manual rebate', context: 'menu' }), paths.rebate, BankIcon),
        ),
      ],
    },
    {
      id: 'account',
      items: [
        item(
          'messages',
          t({ message: 'Messages', context: 'menu' }),
          paths.messages,
          EmptyIcon,
          badges.messages,
        ),
        item('security', t({ message: 'Security', context: 'menu' }), paths.security, SecurityIcon),
        ...(agentSite
          ? [item('agent', t({ message: 'Agent centre', context: 'menu' }), agentSite, TeamIcon)]
          : []),
      ],
    },
  ]
}
