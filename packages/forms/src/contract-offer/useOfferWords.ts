import { useLingui } from '@lingui/react/macro'
import type { CarryRule, OfferBase, OfferKind, OfferPeriod, TierPart } from './offer.ts'

/** The words of an offer: its kind, its window and the parts of its tiers. */
export function useOfferWords() {
  const { t } = useLingui()
  const kinds: Record<OfferKind, string> = {
    dividend: t({ message: 'Dividend contract', context: 'Kind of contract of an agent' }),
    dailySalary: t({ message: 'Daily salary contract', context: 'Kind of contract of an agent' }),
    hourSalary: t({ message: 'Hourly salary contract', context: 'Kind of contract of an agent' }),
    realtimeSalary: t({ message: 'Real-time salary contract', context: 'Kind of contract of an agent' }),
  }
  const periods: Record<OfferPeriod, string> = {
    daily: t({ message: 'Daily', context: 'Period of a contract' }),
    weekly: t({ message: 'Weekly', context: 'Period of a contract' }),
    tenDays: t({ message: 'Every ten days', context: 'Period of a contract' }),
    semimonthly: t({ message: 'Half-monthly', context: 'Period of a contract' }),
    monthly: t({ message: 'Monthly', context: 'Period of a contract' }),
  }
  const carries: Record<CarryRule, string> = {
    none: t({ message: 'Not carried over: each period stands alone', context: 'Carry rule of a contract' }),
    forever: t({ message: 'Carried over until offset', context: 'Carry rule of a contract' }),
    previousPeriod: t({
      message: 'Carried over to the next period only',
      context: 'Carry rule of a contract',
    }),
    secondHalfOfMonth: t({ message: 'Carried over within the month', context: 'Carry rule of a contract' }),
  }
  const bases: Record<OfferBase, string> = {
    profitLoss: t({ message: 'Team’s net loss', context: 'what a share is taken of' }),
    dailyAverage: t({ message: 'Average daily valid bet', context: 'what a share is taken of' }),
    totalVolume: t({ message: 'Total valid bet in the period', context: 'what a share is taken of' }),
  }
  const windows: Record<OfferKind, string> = {
    dividend: t`Pays a share of the team’s losses or turnover in a period.`,
    dailySalary: t`Pays a share of the team’s daily valid bet, the next day.`,
    hourSalary: t`Pays a share of the team’s hourly valid bet.`,
    realtimeSalary: t`Paid on each bet and settled every 5 minutes.`,
  }
  const parts: Record<TierPart, string> = {
    validBet: t({ message: 'Valid bet from', context: 'What a tier of a contract asks for' }),
    loss: t({ message: 'Loss from', context: 'What a tier of a contract asks for' }),
    activeMembers: t({ message: 'Active members from', context: 'What a tier of a contract asks for' }),
    singleBet: t({ message: 'Single bet from', context: 'What a tier of a contract asks for' }),
    rate: t({ message: 'Share', context: 'What a tier of a contract pays, in per cent' }),
    winRate: t({ message: 'Share of winning bets', context: 'What a tier of a contract pays, in per cent' }),
    lossRate: t({ message: 'Share of losing bets', context: 'What a tier of a contract pays, in per cent' }),
    amount: t({ message: 'Cap', context: 'What a tier of a contract pays at most in one window' }),
  }
  return { kinds, periods, carries, bases, windows, parts }
}
