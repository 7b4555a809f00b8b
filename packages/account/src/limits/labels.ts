import type { ValueOf } from '@baize/api'
import type { limitHistory, limits } from '@baize/api/calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Limits = ValueOf<typeof limits>
export type Limit = Limits['limits'][number]
export type LimitKind = Limit['kind']
export type LimitPeriod = Limit['period']
export type LimitChange = ValueOf<typeof limitHistory>['rows'][number]['what']

/** The kinds with the periods that each may be bounded by. */
export const limitPeriodsOf: Readonly<Record<LimitKind, readonly LimitPeriod[]>> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  stake: ['day', 'week', 'month'],
  sessionTime: ['day'],
}

export const limitKindWords: Record<LimitKind, MessageDescriptor> = {
  deposit: msg({ message: 'Deposits', context: 'kind of a limit' }),
  loss: msg({ message: 'Losses', context: 'kind of a limit' }),
  stake: msg({ message: 'Stakes', context: 'kind of a limit' }),
  sessionTime: msg({ message: 'Time signed in', context: 'kind of a limit' }),
}

export const limitKindMeanings: Record<LimitKind, MessageDescriptor> = {
  deposit: msg({ message: 'How much you can deposit.', context: 'what a limit bounds' }),
  loss: msg({
    message: 'How much you can lose: stakes minus payouts.',
    context: 'what a limit bounds',
  }),
  stake: msg({ message: 'How much you can stake in total.', context: 'what a limit bounds' }),
  sessionTime: msg({ message: 'How long you can stay signed in.', context: 'what a limit bounds' }),
}

export const limitPeriodWords: Record<LimitPeriod, MessageDescriptor> = {
  day: msg({ message: 'A day', context: 'period of a limit' }),
  week: msg({ message: 'A week', context: 'period of a limit' }),
  month: msg({ message: 'A month', context: 'period of a limit' }),
}

export const limitChangeWords: Record<LimitChange, MessageDescriptor> = {
  set: msg({ message: 'Set', context: 'what was done with a limit' }),
  asked: msg({ message: 'Higher limit requested', context: 'what was done with a limit' }),
  confirmed: msg({ message: 'Higher limit confirmed', context: 'what was done with a limit' }),
  withdrawn: msg({ message: 'Request withdrawn', context: 'what was done with a limit' }),
}
