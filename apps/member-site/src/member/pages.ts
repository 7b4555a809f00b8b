import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The pages of the member centre, in the order of its menu: the last part of their address. */
export const memberPages = [
  'security',
  'messages',
  'deposit',
  'withdraw',
  'transfer',
  'transfer-upline',
  'betting-record',
  'transactions',
  'profit',
  'bonuses',
  'rewards',
  'missions',
  'rebate',
  'referral',
  'limits',
  'sessions',
  'cases',
  'contracts',
] as const
export type MemberPage = (typeof memberPages)[number]

/** What the specification calls a page; these addresses lead to ours. */
export const memberPageAliases: Readonly<Record<string, MemberPage>> = {
  securityCenter: 'security',
  messageV2: 'messages',
  depositv2: 'deposit',
  transferFund: 'transfer',
  transferUpline: 'transfer-upline',
  personalHistoryCopy: 'betting-record',
  transactionHistory: 'transactions',
  personalProfit: 'profit',
  bonusDetails: 'bonuses',
  rewardCenter: 'rewards',
  missionLeaderboard: 'missions',
  manualRebate: 'rebate',
}

/** The page that the last part of an address means, by its own name or the specification's; the default without one. */
export function memberPageOf(last: string = 'security'): MemberPage | undefined {
  const meant = Object.hasOwn(memberPageAliases, last) ? memberPageAliases[last] : last
  return memberPages.find((id) => id === meant)
}

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
