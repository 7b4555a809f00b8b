import { type LazyScreen, lazyScreen } from '@baize/site'
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
  rewards: lazyScreen(() => import('../rewards/RewardsScreen.tsx').then((chunk) => chunk.RewardsScreen)),
  missions: lazyScreen(() => import('../missions/MissionsScreen.tsx').then((chunk) => chunk.MissionsScreen)),
  rebate: lazyScreen(() => import('../rebate/RebateScreen.tsx').then((chunk) => chunk.RebateScreen)),
  referral: lazyScreen(() => import('../referral/ReferralScreen.tsx').then((chunk) => chunk.ReferralScreen)),
  cases: lazyScreen(() => import('../cases/CasesScreen.tsx').then((chunk) => chunk.CasesScreen)),
  sessions: lazyScreen(() => import('./pages/SessionsPage.tsx').then((chunk) => chunk.SessionsPage)),
  transfer: lazyScreen(() => import('./pages/TransferPage.tsx').then((chunk) => chunk.TransferPage)),
  'transfer-upline': lazyScreen(() =>
    import('./pages/UplineTransferPage.tsx').then((chunk) => chunk.UplineTransferPage),
  ),
  profit: lazyScreen(() => import('./pages/ProfitPage.tsx').then((chunk) => chunk.ProfitPage)),
  bonuses: lazyScreen(() => import('./pages/BonusPage.tsx').then((chunk) => chunk.BonusPage)),
  contracts: lazyScreen(() =>
    import('../contracts/ContractsScreen.tsx').then((chunk) => chunk.ContractsScreen),
  ),
  limits: lazyScreen(() => import('./pages/LimitsPage.tsx').then((chunk) => chunk.LimitsPage)),
}
