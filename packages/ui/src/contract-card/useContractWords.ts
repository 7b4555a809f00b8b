import { useLingui } from '@lingui/react/macro'
import type { Tone } from '../tokens/scales.ts'
import type { ContractKind, ContractPeriod, ContractState } from './contract.ts'
import type { TierChange } from './contractDifference.ts'

/** The words for what a contract is, its state and what changed. Unknown values are shown as they are. */
export function useContractWords() {
  const { t } = useLingui()
  const kinds: Record<ContractKind, string> = {
    dividend: t({ message: 'Dividend contract', context: 'Kind of contract of an agent' }),
    daily: t({ message: 'Daily salary contract', context: 'Kind of contract of an agent' }),
    hourly: t({ message: 'Hourly salary contract', context: 'Kind of contract of an agent' }),
    realtime: t({ message: 'Real-time salary contract', context: 'Kind of contract of an agent' }),
  }
  const periods: Record<ContractPeriod, string> = {
    daily: t({ message: 'Daily', context: 'Period of a contract' }),
    weekly: t({ message: 'Weekly', context: 'Period of a contract' }),
    semimonthly: t({ message: 'Half-monthly', context: 'Period of a contract' }),
    monthly: t({ message: 'Monthly', context: 'Period of a contract' }),
  }
  const states: Record<ContractState, [words: string, tone: Tone]> = {
    requested: [t({ message: 'Offered', context: 'State of a contract' }), 'caution'],
    valid: [t({ message: 'In force', context: 'State of a contract' }), 'positive'],
    denied: [t({ message: 'Rejected', context: 'State of a contract' }), 'critical'],
    expired: [t({ message: 'Expired', context: 'State of a contract' }), 'neutral'],
    terminationRequested: [
      t({ message: 'Termination requested', context: 'State of a contract' }),
      'caution',
    ],
    invalid: [t({ message: 'Ended', context: 'State of a contract' }), 'neutral'],
  }
  const changes: Record<TierChange, [words: string, tone: Tone]> = {
    same: [t({ message: 'Unchanged', context: 'Tier of a contract, compared' }), 'neutral'],
    added: [t({ message: 'Added', context: 'Tier of a contract, compared' }), 'info'],
    removed: [t({ message: 'Removed', context: 'Tier of a contract, compared' }), 'critical'],
    raised: [t({ message: 'Share raised', context: 'Tier of a contract, compared' }), 'positive'],
    lowered: [t({ message: 'Share lowered', context: 'Tier of a contract, compared' }), 'critical'],
    easier: [t({ message: 'Easier to reach', context: 'Tier of a contract, compared' }), 'positive'],
    harder: [t({ message: 'Harder to reach', context: 'Tier of a contract, compared' }), 'critical'],
    changed: [t({ message: 'Changed', context: 'Tier of a contract, compared' }), 'caution'],
  }
  return {
    kind: (kind: string) => (Object.hasOwn(kinds, kind) ? kinds[kind as ContractKind] : kind),
    period: (period: string | undefined) =>
      period === undefined
        ? '–'
        : Object.hasOwn(periods, period)
          ? periods[period as ContractPeriod]
          : period,
    state: (state: string): [words: string, tone: Tone] =>
      Object.hasOwn(states, state) ? states[state as ContractState] : [state, 'neutral'],
    change: (change: TierChange) => changes[change],
  }
}
