import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPage } from './pages.ts'

/** Each page's summary in the list of the account, which its search finds too. */
export const pageSummaries: Readonly<Record<MemberPage, MessageDescriptor>> = {
  deposit: msg({ message: 'Put money into your account', context: 'under a page of the account' }),
  withdraw: msg({
    message: 'Have money paid out to a bank account or wallet',
    context: 'under a page of the account',
  }),
  transfer: msg({ message: 'Move money to and from game vendors', context: 'under a page of the account' }),
  'transfer-upline': msg({
    message: 'Send money to the agent above you',
    context: 'under a page of the account',
  }),
  'betting-record': msg({
    message: 'Every bet, with its odds and result',
    context: 'under a page of the account',
  }),
  transactions: msg({ message: 'Every movement of your balance', context: 'under a page of the account' }),
  profit: msg({ message: 'What you won and lost, day by day', context: 'under a page of the account' }),
  bonuses: msg({
    message: 'Bonus money, wagering and promo codes',
    context: 'under a page of the account',
  }),
  rewards: msg({ message: 'Gifts that wait to be claimed', context: 'under a page of the account' }),
  missions: msg({
    message: 'Tasks, their rewards and the leaderboard',
    context: 'under a page of the account',
  }),
  rebate: msg({ message: 'Money back on your bets', context: 'under a page of the account' }),
  referral: msg({
    message: 'Your link, and what friends bring you',
    context: 'under a page of the account',
  }),
  messages: msg({
    message: 'What happened to your money and account',
    context: 'under a page of the account',
  }),
  security: msg({
    message: 'Passwords, mobile number, e-mail, bank accounts, identity',
    context: 'under a page of the account',
  }),
  limits: msg({
    message: 'Limits for deposits, losses, stakes and time; self-exclusion',
    context: 'under a page of the account',
  }),
  sessions: msg({
    message: 'Where you are signed in, and signing out there',
    context: 'under a page of the account',
  }),
  cases: msg({
    message: 'Questions and complaints, with our answers',
    context: 'under a page of the account',
  }),
  contracts: msg({ message: 'Dividend and salary from your agent', context: 'under a page of the account' }),
}
