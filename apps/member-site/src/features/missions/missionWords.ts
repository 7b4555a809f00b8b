import type { ValueOf } from '@baize/api'
import type { missionSummary } from '@baize/api/calls'
import type { ArtMotif } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Mission = ValueOf<typeof missionSummary>['missions'][number]

/** What a mission counts. */
export const metricNames: Readonly<Record<Mission['metric'], MessageDescriptor>> = {
  bets: msg({ message: 'Settled bets', context: 'what a mission counts' }),
  stake: msg({ message: 'Stakes', context: 'what a mission counts' }),
  validBet: msg({ message: 'Valid bet', context: 'what a mission counts' }),
  payout: msg({ message: 'Payouts', context: 'what a mission counts' }),
  deposit: msg({ message: 'Deposits', context: 'what a mission counts' }),
}

/** How long a mission runs. */
export const windowNames: Readonly<Record<Mission['window'], MessageDescriptor>> = {
  day: msg({ message: 'Daily', context: 'how often a mission comes' }),
  week: msg({ message: 'Weekly', context: 'how often a mission comes' }),
  month: msg({ message: 'Monthly', context: 'how often a mission comes' }),
}
export const windows = Object.keys(windowNames) as readonly Mission['window'][]

/** The default image of each. */
export const metricMotifs: Readonly<Record<Mission['metric'], ArtMotif>> = {
  bets: 'dice',
  stake: 'chips',
  validBet: 'trophy',
  payout: 'coins',
  deposit: 'gift',
}
