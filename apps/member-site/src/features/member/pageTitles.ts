import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPage } from './pages.ts'

/** The heading and title of each page. */
export const memberPageTitles: Readonly<Record<MemberPage, MessageDescriptor>> = {
  security: msg({ message: 'Security', context: 'page title' }),
  messages: msg({ message: 'Messages', context: 'page title' }),
  deposit: msg({ message: 'Deposit', context: 'page title' }),
  withdraw: msg({ message: 'Withdraw', context: 'page title' }),
  transfer: msg({ message: 'Game wallets', context: 'page title: money between the balance and vendors' }),
  'transfer-upline': msg({ message: 'Transfer to upline', context: 'page title' }),
  'betting-record': msg({ message: 'Betting record', context: 'page title' }),
  transactions: msg({ message: 'Transaction record', context: 'page title' }),
  profit: msg({ message: 'Profit and loss', context: 'page title' }),
  bonuses: msg({ message: 'Bonuses', context: 'page title' }),
  rewards: msg({ message: 'Reward centre', context: 'page title' }),
  missions: msg({ message: 'Missions', context: 'page title: missions and leaderboard' }),
  rebate: msg({ message: 'Rebate', context: 'page title' }),
  referral: msg({ message: 'Invite friends', context: 'page title' }),
  limits: msg({ message: 'Limits and breaks', context: 'page title' }),
  sessions: msg({ message: 'Devices', context: 'page title: where the account is signed in' }),
  cases: msg({ message: 'My requests', context: 'page title: questions and complaints' }),
  contracts: msg({ message: 'Contracts', context: 'page title: what an upline pays' }),
}
