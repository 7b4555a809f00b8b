import { survivesAllReads } from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import * as announcements from '../../features/announcements/AnnouncementsScreen.stories.tsx'
import * as bills from '../../features/bills/BillsScreen.stories.tsx'
import * as income from '../../features/bills/IncomeScreen.stories.tsx'
import * as contracts from '../../features/contracts/ContractsScreen.stories.tsx'
import * as downline from '../../features/downline/DownlineScreen.stories.tsx'
import * as forecast from '../../features/forecast/ForecastScreen.stories.tsx'
import * as accounts from '../../features/open-account/OpenAccountScreen.stories.tsx'
import * as details from '../../features/reports/AccountDetailsScreen.stories.tsx'
import * as profit from '../../features/reports/ProfitLossScreen.stories.tsx'
import * as bets from '../../features/reports/TeamBetsScreen.stories.tsx'
import * as reports from '../../features/scheduled-reports/ScheduledReportsScreen.stories.tsx'
import * as subUsers from '../../features/sub-users/SubUsersScreen.stories.tsx'
import * as members from '../../features/team-members/TeamMembersScreen.stories.tsx'
import * as overview from '../../features/team-overview/TeamOverviewScreen.stories.tsx'
import * as today from '../../features/today/TodayScreen.stories.tsx'
import * as asking from '../../features/transfer/AskBack.stories.tsx'

const screens = {
  announcements: composeStories(announcements).NineAPage,
  dividends: composeStories(bills).PaidToMe,
  'one bill': composeStories(bills).OneBill,
  income: composeStories(income).Income,
  contracts: composeStories(contracts).WithMyUpline,
  'opening an account': composeStories(accounts).Directly,
  links: composeStories(accounts).Links,
  'account details': composeStories(details).Movements,
  'profit and loss': composeStories(profit).ByAccount,
  'profit and loss by day': composeStories(profit).ByDay,
  'bets of the team': composeStories(bets).PieceByPiece,
  'a downline': composeStories(downline).Trend,
  'games of a downline': composeStories(downline).Games,
  'deposits of a downline': composeStories(downline).Deposits,
  'notes on a downline': composeStories(downline).Notes,
  'timeline of a downline': composeStories(downline).Timeline,
  'statement of a downline': composeStories(downline).Statement,
  'members of the team': composeStories(members).Members,
  forecast: composeStories(forecast).BothWays,
  'sub-users': composeStories(subUsers).Several,
  'scheduled reports': composeStories(reports).Schedules,
  'page of the day': composeStories(today).Busy,
  'overview of the team': composeStories(overview).Figures,
  'asking for money back': composeStories(asking).HowMuch,
}

for (const [title, Screen] of Object.entries(screens)) survivesAllReads(title, <Screen />)
