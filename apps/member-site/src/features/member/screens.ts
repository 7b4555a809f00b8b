import { type LazyScreen, lazyScreen } from '@baize/site'
import { CasesScreen } from '../cases/index.ts'
import { ContractsScreen } from '../contracts/index.ts'
import { MissionsScreen } from '../missions/index.ts'
import { RebateScreen } from '../rebate/index.ts'
import { ReferralScreen } from '../referral/index.ts'
import { RewardsScreen } from '../rewards/index.ts'
import type { MemberPage } from './pages.ts'

/** No property: each page reads what it needs from the address and the platform. */
type Page = LazyScreen<object>

/**
 * The screen of each page, each in a chunk of its own. A page without a line here does not exist yet: no menu shows it.
 * Every screen loads its own messages, in a LanguageSection.
 */
export const memberScreens: Readonly<Partial<Record<MemberPage, Page>>> = {
  security: lazyScreen(() => import('./pages/SecurityPage.tsx').then((chunk) => chunk.SecurityPage)),
  messages: lazyScreen(() => import('./pages/MessagesPage.tsx').then((chunk) => chunk.MessagesPage)),
  deposit: lazyScreen(() => import('./pages/DepositPage.tsx').then((chunk) => chunk.DepositPage)),
  withdraw: lazyScreen(() => import('./pages/WithdrawPage.tsx').then((chunk) => chunk.WithdrawPage)),
  'betting-record': lazyScreen(() =>
    import('./pages/BettingRecordPage.tsx').then((chunk) => chunk.BettingRecordPage),
  ),
  transactions: lazyScreen(() =>
    import('./pages/TransactionsPage.tsx').then((chunk) => chunk.TransactionsPage),
  ),
  rewards: RewardsScreen,
  missions: MissionsScreen,
  rebate: RebateScreen,
  referral: ReferralScreen,
  cases: CasesScreen,
  sessions: lazyScreen(() => import('./pages/SessionsPage.tsx').then((chunk) => chunk.SessionsPage)),
  transfer: lazyScreen(() => import('./pages/TransferPage.tsx').then((chunk) => chunk.TransferPage)),
  'transfer-upline': lazyScreen(() =>
    import('./pages/UplineTransferPage.tsx').then((chunk) => chunk.UplineTransferPage),
  ),
  profit: lazyScreen(() => import('./pages/ProfitPage.tsx').then((chunk) => chunk.ProfitPage)),
  bonuses: lazyScreen(() => import('./pages/BonusPage.tsx').then((chunk) => chunk.BonusPage)),
  contracts: ContractsScreen,
  limits: lazyScreen(() => import('./pages/LimitsPage.tsx').then((chunk) => chunk.LimitsPage)),
}
