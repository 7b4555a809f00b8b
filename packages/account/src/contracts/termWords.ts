import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Terms, Tier } from './contract.ts'

/** How often is settled. */
export const periodNames: Readonly<Record<Terms['period'], MessageDescriptor>> = {
  fiveMinutes: msg({ message: 'Every five minutes', context: 'period of a contract' }),
  hourly: msg({ message: 'Hourly', context: 'period of a contract' }),
  daily: msg({ message: 'Daily', context: 'period of a contract' }),
  weekly: msg({ message: 'Weekly', context: 'period of a contract' }),
  tenDays: msg({ message: 'Every ten days', context: 'period of a contract' }),
  semimonthly: msg({ message: 'Half-monthly', context: 'period of a contract' }),
  monthly: msg({ message: 'Monthly', context: 'period of a contract' }),
}

/** What the rate is taken of. */
export const baseNames: Readonly<Record<Terms['base'], MessageDescriptor>> = {
  profitLoss: msg({ message: 'Team loss', context: 'what a rate is taken of' }),
  dailyAverage: msg({ message: 'Average daily valid bet', context: 'what a rate is taken of' }),
  totalVolume: msg({ message: 'Team’s valid bet', context: 'what a rate is taken of' }),
}

/** What becomes of a period in which the team won. */
export const carryNames: Readonly<Record<Terms['carry'], MessageDescriptor>> = {
  none: msg({ message: 'Not carried over: each period stands alone', context: 'carry rule of a contract' }),
  forever: msg({ message: 'Carried over until offset', context: 'carry rule of a contract' }),
  previousPeriod: msg({
    message: 'Carried over to the next period only',
    context: 'carry rule of a contract',
  }),
  secondHalfOfMonth: msg({ message: 'Carried over within the month', context: 'carry rule of a contract' }),
}

/** What a tier requires, and what it pays. */
export const partNames: Readonly<Record<keyof Tier, MessageDescriptor>> = {
  validBet: msg({ message: 'Valid bet from', context: 'part of a tier' }),
  loss: msg({ message: 'Loss from', context: 'part of a tier' }),
  activeMembers: msg({ message: 'Active members from', context: 'part of a tier' }),
  singleBet: msg({ message: 'Single bet from', context: 'part of a tier' }),
  rate: msg({ message: 'Share', context: 'part of a tier: what is paid, in per cent' }),
  winRate: msg({ message: 'Share of winning bets', context: 'part of a tier: what is paid, in per cent' }),
  lossRate: msg({ message: 'Share of losing bets', context: 'part of a tier: what is paid, in per cent' }),
  amount: msg({ message: 'Cap', context: 'part of a tier: most that is paid for one period' }),
}

/** The terms that a whole contract has. */
export const termNames: Readonly<Record<'period' | 'base' | 'carry' | 'autoPay', MessageDescriptor>> = {
  period: msg({ message: 'Settled', context: 'term of a contract: how often' }),
  base: msg({ message: 'Share based on', context: 'term of a contract' }),
  carry: msg({ message: 'When the team wins a period', context: 'term of a contract: what becomes of it' }),
  autoPay: msg({ message: 'Paid automatically', context: 'term of a contract' }),
}
