import { loadMoneyMessages } from '@baize/account'
import type { ValueOf } from '@baize/api'
import type { contractInfo } from '@baize/api/calls'
import { loadMessages as loadForms } from '@baize/forms/messages'
import { joinMessages } from '@baize/i18n'
import { lazyScreen, type Member, mayDo } from '@baize/site'
import {
  BankIcon,
  CalendarIcon,
  CardsIcon,
  CashIcon,
  ChartIcon,
  ClockIcon,
  DepositIcon,
  HistoryIcon,
  HomeIcon,
  HotIcon,
  InfoIcon,
  NoticeIcon,
  PlusIcon,
  RecordIcon,
  SecurityIcon,
  SendIcon,
  ServiceIcon,
  SystemIcon,
  TableIcon,
  TeamIcon,
  VipIcon,
  WithdrawIcon,
} from '@baize/ui/icons'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType, ReactNode } from 'react'
import { loadMessages as loadAnnouncements } from '../../features/announcements/messages.ts'
import { loadMessages as loadBills } from '../../features/bills/messages.ts'
import { loadMessages as loadContracts } from '../../features/contracts/messages.ts'
import { loadMessages as loadCustomerService } from '../../features/customer-service/messages.ts'
import { loadMessages as loadDownline } from '../../features/downline/messages.ts'
import { loadMessages as loadForecast } from '../../features/forecast/messages.ts'
import { loadMessages as loadOpenAccount } from '../../features/open-account/messages.ts'
import { loadMessages as loadReports } from '../../features/reports/messages.ts'
import { loadMessages as loadScheduledReports } from '../../features/scheduled-reports/messages.ts'
import { loadMessages as loadSubUsers } from '../../features/sub-users/messages.ts'
import { loadMessages as loadTeamMembers } from '../../features/team-members/messages.ts'
import { loadMessages as loadTeamOverview } from '../../features/team-overview/messages.ts'
import { TodayScreen } from '../../features/today/TodayScreen.tsx'
import { loadMessages as loadTransfer } from '../../features/transfer/messages.ts'
import { paths } from '../../shared/paths.ts'
import { roomScreen } from '../../shared/roomScreen.tsx'
import { loadMessages as loadTables } from '../../shared/tables/messages.ts'

const loadReportWords = joinMessages(loadReports, loadTables)

/** The runs of places in the menu, in order. */
export const menuSections = ['team', 'reports', 'contracts', 'account', 'information'] as const

/** What of the agent's contracts decides over a page. */
export type Contracts = ValueOf<typeof contractInfo>

export interface CentreScreen {
  readonly path: string
  /** What the browser's tab and the menu call it. */
  readonly title: MessageDescriptor
  /** Its position in the menu; null for a page that others link to. */
  readonly section: (typeof menuSections)[number] | null
  readonly icon: ReactNode
  readonly Screen: ComponentType
  /** The feature that the page depends on: without it the page is not there. */
  readonly feature?: 'contract' | 'dailySalary' | 'hourSalary' | 'realtimeSalary'
  /** What a sub-user needs for it; `owner` pages are for the agent itself, `subUser` ones for sub-users alone. @default 'view' */
  readonly needs?: 'cashier' | 'full' | 'owner' | 'subUser'
  /** How many things wait on it. */
  readonly waiting?: (contracts: Contracts) => number
}

/** Every screen of the agent centre, in the menu's order; all but the first are in chunks of their own. */
export const screens: readonly CentreScreen[] = [
  {
    path: paths.today,
    title: msg({ message: 'Today', context: 'page of the agent centre' }),
    section: 'team',
    icon: <CalendarIcon size={20} />,
    Screen: TodayScreen,
  },
  {
    path: paths.overview,
    title: msg({ message: 'Team overview', context: 'page of the agent centre' }),
    section: 'team',
    icon: <HomeIcon size={20} />,
    Screen: roomScreen(
      () =>
        import('../../features/team-overview/TeamOverviewScreen.tsx').then(
          (chunk) => chunk.TeamOverviewScreen,
        ),
      loadTeamOverview,
    ),
  },
  {
    path: paths.members,
    title: msg({ message: 'Team management', context: 'page of the agent centre' }),
    section: 'team',
    icon: <TeamIcon size={20} />,
    Screen: roomScreen(
      () =>
        import('../../features/team-members/TeamMembersScreen.tsx').then((chunk) => chunk.TeamMembersScreen),
      joinMessages(loadTeamMembers, loadTables),
    ),
  },
  {
    path: paths.downline,
    title: msg({ message: 'Team account', context: 'page of the agent centre' }),
    section: null,
    icon: null,
    Screen: roomScreen(
      () => import('../../features/downline/DownlineScreen.tsx').then((chunk) => chunk.DownlineScreen),
      loadDownline,
    ),
  },
  {
    path: paths.openAccount,
    title: msg({ message: 'Create account', context: 'page of the agent centre' }),
    section: 'team',
    icon: <PlusIcon size={20} />,
    needs: 'full',
    Screen: roomScreen(
      () =>
        import('../../features/open-account/OpenAccountScreen.tsx').then((chunk) => chunk.OpenAccountScreen),
      loadOpenAccount,
    ),
  },
  {
    path: paths.transfer,
    title: msg({ message: 'Transfer', context: 'page of the agent centre' }),
    section: 'team',
    icon: <SendIcon size={20} />,
    needs: 'cashier',
    Screen: roomScreen(
      () => import('../../features/transfer/TransferScreen.tsx').then((chunk) => chunk.TransferScreen),
      loadTransfer,
    ),
  },
  {
    path: paths.contracts,
    title: msg({ message: 'Contracts', context: 'page of the agent centre' }),
    section: 'contracts',
    icon: <CardsIcon size={20} />,
    waiting: ({ divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype }) =>
      [divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype].filter(
        (asked) => asked !== 'none',
      ).length,
    Screen: roomScreen(
      () => import('../../features/contracts/ContractsScreen.tsx').then((chunk) => chunk.ContractsScreen),
      loadContracts,
    ),
  },
  {
    path: paths.teamBets,
    title: msg({ message: 'Team betting', context: 'page of the agent centre' }),
    section: 'reports',
    icon: <TableIcon size={20} />,
    Screen: roomScreen(
      () => import('../../features/reports/TeamBetsScreen.tsx').then((chunk) => chunk.TeamBetsScreen),
      loadReportWords,
    ),
  },
  {
    path: paths.profitLoss,
    title: msg({ message: 'User profit and loss', context: 'page of the agent centre' }),
    section: 'reports',
    icon: <ChartIcon size={20} />,
    Screen: roomScreen(
      () => import('../../features/reports/ProfitLossScreen.tsx').then((chunk) => chunk.ProfitLossScreen),
      loadReportWords,
    ),
  },
  {
    path: paths.accountDetails,
    title: msg({ message: 'Account details', context: 'page of the agent centre' }),
    section: 'reports',
    icon: <BankIcon size={20} />,
    Screen: roomScreen(
      () =>
        import('../../features/reports/AccountDetailsScreen.tsx').then((chunk) => chunk.AccountDetailsScreen),
      loadReportWords,
    ),
  },
  {
    path: paths.scheduledReports,
    title: msg({ message: 'Scheduled reports', context: 'page of the agent centre' }),
    section: 'reports',
    icon: <HistoryIcon size={20} />,
    Screen: roomScreen(
      () =>
        import('../../features/scheduled-reports/ScheduledReportsScreen.tsx').then(
          (chunk) => chunk.ScheduledReportsScreen,
        ),
      loadScheduledReports,
    ),
  },
  {
    path: paths.income,
    title: msg({ message: 'My income', context: 'page of the agent centre' }),
    section: 'contracts',
    icon: <CashIcon size={20} />,
    Screen: roomScreen(
      () => import('../../features/bills/IncomeScreen.tsx').then((chunk) => chunk.IncomeScreen),
      joinMessages(loadBills, loadTables),
    ),
  },
  {
    path: paths.forecast,
    title: msg({ message: 'Forecast', context: 'page of the agent centre' }),
    section: 'contracts',
    icon: <ChartIcon size={20} />,
    Screen: roomScreen(
      () => import('../../features/forecast/ForecastScreen.tsx').then((chunk) => chunk.ForecastScreen),
      loadForecast,
    ),
  },
  {
    path: paths.dividend,
    title: msg({ message: 'Dividend', context: 'page of the agent centre' }),
    section: 'contracts',
    icon: <VipIcon size={20} />,
    feature: 'contract',
    Screen: roomScreen(
      () => import('../../features/bills/BillsScreen.tsx').then((chunk) => chunk.DividendScreen),
      loadBills,
    ),
  },
  {
    path: paths.dailySalary,
    title: msg({ message: 'Daily salary', context: 'page of the agent centre' }),
    section: 'contracts',
    icon: <CalendarIcon size={20} />,
    feature: 'dailySalary',
    Screen: roomScreen(
      () => import('../../features/bills/BillsScreen.tsx').then((chunk) => chunk.DailySalaryScreen),
      loadBills,
    ),
  },
  {
    path: paths.hourlySalary,
    title: msg({ message: 'Hourly salary', context: 'page of the agent centre' }),
    section: 'contracts',
    icon: <ClockIcon size={20} />,
    feature: 'hourSalary',
    Screen: roomScreen(
      () => import('../../features/bills/BillsScreen.tsx').then((chunk) => chunk.HourlySalaryScreen),
      loadBills,
    ),
  },
  {
    path: paths.realtimeSalary,
    title: msg({ message: 'Real-time salary', context: 'page of the agent centre' }),
    section: 'contracts',
    icon: <HotIcon size={20} />,
    feature: 'realtimeSalary',
    Screen: roomScreen(
      () => import('../../features/bills/BillsScreen.tsx').then((chunk) => chunk.RealtimeSalaryScreen),
      loadBills,
    ),
  },
  {
    path: paths.deposit,
    title: msg({ message: 'Deposit', context: 'page of the agent centre' }),
    section: 'account',
    icon: <DepositIcon size={20} />,
    needs: 'full',
    Screen: roomScreen(() => import('./wallet.ts').then((chunk) => chunk.DepositScreen), loadMoneyMessages),
  },
  {
    path: paths.withdraw,
    title: msg({ message: 'Withdraw', context: 'page of the agent centre' }),
    section: 'account',
    icon: <WithdrawIcon size={20} />,
    needs: 'full',
    Screen: roomScreen(() => import('./wallet.ts').then((chunk) => chunk.Withdraw), loadMoneyMessages),
  },
  {
    path: paths.bettingRecord,
    title: msg({ message: 'My betting record', context: 'page of the agent centre' }),
    section: 'account',
    icon: <RecordIcon size={20} />,
    Screen: lazyScreen(() => import('./records.ts').then((chunk) => chunk.BettingRecordScreen)),
  },
  {
    path: paths.accountRecord,
    title: msg({ message: 'My account record', context: 'page of the agent centre' }),
    section: 'account',
    icon: <HistoryIcon size={20} />,
    Screen: lazyScreen(() => import('./records.ts').then((chunk) => chunk.TransactionRecordScreen)),
  },
  {
    path: paths.security,
    title: msg({ message: 'Security', context: 'page of the agent centre' }),
    section: 'account',
    icon: <SecurityIcon size={20} />,
    needs: 'owner',
    Screen: roomScreen(() => import('./security.ts').then((chunk) => chunk.SecurityScreen), loadForms),
  },
  {
    path: paths.devices,
    title: msg({ message: 'Devices', context: 'page of the agent centre' }),
    section: 'account',
    icon: <SystemIcon size={20} />,
    needs: 'owner',
    Screen: lazyScreen(() => import('./security.ts').then((chunk) => chunk.SessionsScreen)),
  },
  {
    path: paths.subUsers,
    title: msg({ message: 'Sub-users', context: 'page of the agent centre' }),
    section: 'account',
    icon: <TeamIcon size={20} />,
    needs: 'owner',
    Screen: roomScreen(
      () => import('../../features/sub-users/SubUsersScreen.tsx').then((chunk) => chunk.SubUsersScreen),
      loadSubUsers,
    ),
  },
  {
    path: paths.ownSecurity,
    title: msg({ message: 'Security', context: 'page of the agent centre' }),
    section: 'account',
    icon: <SecurityIcon size={20} />,
    needs: 'subUser',
    Screen: roomScreen(
      () => import('../../features/sub-users/OwnSecurityScreen.tsx').then((chunk) => chunk.OwnSecurityScreen),
      loadSubUsers,
    ),
  },
  {
    path: paths.announcements,
    title: msg({ message: 'Announcements', context: 'page of the agent centre' }),
    section: 'information',
    icon: <InfoIcon size={20} />,
    Screen: roomScreen(
      () =>
        import('../../features/announcements/AnnouncementsScreen.tsx').then(
          (chunk) => chunk.AnnouncementsScreen,
        ),
      loadAnnouncements,
    ),
  },
  {
    path: paths.messages,
    title: msg({ message: 'Platform messages', context: 'page of the agent centre' }),
    section: 'information',
    icon: <NoticeIcon size={20} />,
    needs: 'full',
    Screen: lazyScreen(() => import('./inbox.ts').then((chunk) => chunk.InboxScreen)),
  },
  {
    path: paths.service,
    title: msg({ message: 'Customer service', context: 'page of the agent centre' }),
    section: 'information',
    icon: <ServiceIcon size={20} />,
    needs: 'full',
    Screen: roomScreen(
      () => import('../../features/customer-service/ServiceScreen.tsx').then((chunk) => chunk.ServiceScreen),
      loadCustomerService,
    ),
  },
]

/** Whether the agent, or the sub-user that acts as it, may open the page. */
export function mayOpen({ needs }: CentreScreen, subUser: Member['subUser']): boolean {
  if (needs === 'owner') return subUser === undefined
  if (needs === 'subUser') return subUser !== undefined
  return mayDo(subUser, needs ?? 'view')
}

/** Whether the agent's contracts enable the page; those that depend on none are always enabled. */
export function hasPage({ feature }: CentreScreen, contracts: Contracts | undefined): boolean {
  return feature === undefined || contracts?.[feature] === true
}
