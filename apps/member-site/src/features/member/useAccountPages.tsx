import { joinWords } from '@baize/i18n/format'
import { usePermission } from '@baize/site'
import { MallIcon, VipIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { memberPageIcons } from './icons.tsx'
import { pageSummaries } from './pageSummaries.ts'
import type { MemberPage } from './pages.ts'
import { memberPageTitles } from './pageTitles.ts'
import { useMemberPages, usePageCounts } from './useMemberPages.ts'

interface AccountPage {
  readonly id: string
  readonly href: string
  readonly icon: ReactNode
  readonly label: string
  readonly summary: string
  readonly count: number
}

/** Pages that belong together, under one heading. */
export interface AccountGroup {
  readonly id: string
  readonly title: string
  readonly pages: readonly AccountPage[]
}

const pagesOf = {
  money: ['deposit', 'withdraw', 'transfer', 'transfer-upline'],
  records: ['betting-record', 'transactions', 'profit', 'messages'],
  rewards: ['bonuses', 'rewards', 'missions', 'rebate', 'referral', 'contracts'],
  settings: ['security', 'limits', 'sessions', 'cases'],
} as const satisfies Record<string, readonly MemberPage[]>

/** The pages of the account whose name or summary has all words of a query; all of them without one. */
export function useAccountPages(text: string): readonly AccountGroup[] {
  const { t, i18n } = useLingui()
  const { switches } = usePermission()
  const there = useMemberPages()
  const countOf = usePageCounts()
  const lower = (words: string) => joinWords(words).normalize('NFKC').toLowerCase()
  const wanted = lower(text).split(/\s+/)
  const fits = ({ label, summary }: AccountPage) =>
    wanted.every((word) => lower(`${label} ${summary}`).includes(word))
  const own = (pages: readonly MemberPage[]) =>
    pages
      .filter((page) => there.includes(page))
      .map((page) => ({
        id: page,
        href: `${paths.member}/${page}`,
        icon: memberPageIcons[page],
        label: i18n._(memberPageTitles[page]),
        summary: i18n._(pageSummaries[page]),
        count: countOf(page),
      }))
  const vip = {
    id: 'vip',
    href: paths.vip,
    icon: <VipIcon />,
    label: t({ message: 'VIP bonus', context: 'menu' }),
    summary: t({
      message: 'Your level, and what the next one brings',
      context: 'under a page of the account',
    }),
    count: 0,
  }
  const mall = {
    id: 'points',
    href: paths.pointMall,
    icon: <MallIcon />,
    label: t({ message: 'Points mall', context: 'menu' }),
    summary: t({ message: 'Spend your points', context: 'under a page of the account' }),
    count: 0,
  }
  const groups: AccountGroup[] = [
    {
      id: 'money',
      title: t({ message: 'Money', context: 'pages of the account' }),
      pages: own(pagesOf.money),
    },
    {
      id: 'records',
      title: t({ message: 'Records', context: 'pages of the account' }),
      pages: own(pagesOf.records),
    },
    {
      id: 'rewards',
      title: t({ message: 'Rewards', context: 'pages of the account' }),
      pages: [vip, ...own(pagesOf.rewards), ...(switches.PTSYS3 ? [mall] : [])],
    },
    {
      id: 'settings',
      title: t({ message: 'Settings', context: 'pages of the account' }),
      pages: own(pagesOf.settings),
    },
  ]
  return groups.map((group) => ({ ...group, pages: group.pages.filter(fits) }))
}
