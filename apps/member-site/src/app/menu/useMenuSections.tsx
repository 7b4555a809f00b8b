import { categoryNames, usePendingCount } from '@baize/account'
import { gameMenus } from '@baize/api/calls'
import { useApiQuery, useBadges, usePermission, usePublicState, useToken } from '@baize/site'
import type { NavigationItem, NavigationSection } from '@baize/ui'
import {
  CashIcon,
  ChartIcon,
  DepositIcon,
  EnvelopeIcon,
  HomeIcon,
  HotIcon,
  LotteryIcon,
  MallIcon,
  NoticeIcon,
  RecordIcon,
  RewardIcon,
  SearchIcon,
  SendIcon,
  ServiceIcon,
  TeamIcon,
  TrophyIcon,
  VipIcon,
  WalletIcon,
  WithdrawIcon,
} from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { categoryIcons } from '../../shared/categories.tsx'
import { categoryPaths, paths } from '../../shared/paths.ts'
import { useSearchHref } from '../../shared/popups/popups.ts'
import { useAgentSite } from './useAgentSite.ts'

/** What the side menu leads to, as the brand's switches and the session have it. */
export function useMenuSections(): NavigationSection[] {
  const { t, i18n } = useLingui()
  const [path] = useLocation()
  const { signedIn } = useToken()
  const { customerService, resources, switches } = usePermission()
  const { data: menus } = useApiQuery(gameMenus, {})
  const { data: state } = usePublicState()
  const badges = useBadges()
  const waiting = usePendingCount()
  const search = useSearchHref()
  const agentSite = useAgentSite()
  const place = (
    id: string,
    label: string,
    href: string,
    icon: ReactNode,
    count = waiting(href),
  ): NavigationItem => ({
    id,
    label,
    href,
    icon,
    count,
    current: path === href,
  })
  const invites = !signedIn || state?.availablePromo.REFERRAL.enabled === true
  const service = [
    ...customerService.map(({ csType, title, path: href }) =>
      place(csType, title || csType, href, csType === 'LIVECHAT' ? <ServiceIcon /> : <SendIcon />),
    ),
    ...(resources.CHAT?.length
      ? [place('chat', t({ message: 'Chat room', context: 'menu' }), paths.chat, <TeamIcon />)]
      : []),
  ]
  const own = [
    place('deposit', t({ message: 'Deposit', context: 'menu' }), paths.deposit, <DepositIcon />),
    place('withdraw', t({ message: 'Withdraw', context: 'menu' }), paths.withdraw, <WithdrawIcon />),
    place('bets', t({ message: 'Betting record', context: 'menu' }), paths.bettingRecord, <RecordIcon />),
    place(
      'transactions',
      t({ message: 'Transaction record', context: 'menu' }),
      paths.transactions,
      <WalletIcon />,
    ),
    place(
      'seamless',
      t({ message: 'One wallet', context: 'menu: one balance for the games of every vendor' }),
      paths.seamless,
      <CashIcon />,
    ),
  ]
  const rewards = [
    ...(switches.MISSIONLB3
      ? [
          place(
            'missions',
            t({ message: 'Mission leaderboard', context: 'menu' }),
            paths.missions,
            <TrophyIcon />,
            badges.missions,
          ),
        ]
      : []),
    place('vip', t({ message: 'VIP bonus', context: 'menu' }), paths.vip, <VipIcon />),
    place('envelopes', t({ message: 'Red envelopes', context: 'menu' }), paths.redEnvelope, <EnvelopeIcon />),
    place('raffle', t({ message: 'Raffle', context: 'menu' }), paths.raffle, <LotteryIcon />),
    place('winners', t({ message: 'Winners', context: 'menu' }), paths.winners, <ChartIcon />),
    place(
      'rewards',
      t({ message: 'Reward centre', context: 'menu' }),
      paths.rewards,
      <RewardIcon />,
      badges.rewards,
    ),
    ...(switches.PTSYS3
      ? [place('points', t({ message: 'Points mall', context: 'menu' }), paths.pointMall, <MallIcon />)]
      : []),
    ...(agentSite
      ? [place('agent', t({ message: 'Agent centre', context: 'menu' }), agentSite, <TeamIcon />)]
      : invites
        ? [place('referral', t({ message: 'Invite friends', context: 'menu' }), paths.referral, <TeamIcon />)]
        : []),
  ]
  const places = [
    place('home', t({ message: 'Home', context: 'menu' }), paths.home, <HomeIcon />),
    place('search', t({ message: 'Search all games', context: 'menu' }), search, <SearchIcon />),
    place('hot', t({ message: 'Hot games', context: 'menu' }), paths.hot, <HotIcon />),
    place(
      'promotions',
      t({ message: 'Promotions', context: 'menu' }),
      paths.promotions,
      <NoticeIcon />,
      badges.promotions,
    ),
  ]
  const games = (menus?.menus ?? []).map(({ title }) =>
    place(title, i18n._(categoryNames[title]), categoryPaths[title], categoryIcons[title]),
  )
  const sections: NavigationSection[] = [
    { id: 'places', items: places },
    { id: 'games', title: t({ message: 'Games', context: 'menu section' }), items: games },
    { id: 'rewards', title: t({ message: 'Rewards', context: 'menu section' }), items: rewards },
    {
      id: 'own',
      title: t({ message: 'My account', context: 'menu section' }),
      items: signedIn ? own : [],
    },
    { id: 'service', title: t({ message: 'Customer service', context: 'menu section' }), items: service },
  ]
  return sections.filter(({ items }) => items.length > 0)
}
