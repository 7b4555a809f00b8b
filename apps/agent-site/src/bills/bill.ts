import type { ValueOf } from '@baize/api'
import type { billBets, billDetail, billMembers, bills, dividendProcessing } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a contract owes for one window. */
export type Bill = ValueOf<typeof bills>['rows'][number]
export type BillState = Bill['state']
export type BillDetail = ValueOf<typeof billDetail>
export type BillMember = ValueOf<typeof billMembers>['rows'][number]
export type BillBet = ValueOf<typeof billBets>['rows'][number]
/** How an own contract stands in the running window. */
export type Standing = ValueOf<typeof dividendProcessing>

interface StateLook {
  readonly label: MessageDescriptor
  readonly tone: Tone
  /** What it means, and what comes next. */
  readonly meaning: MessageDescriptor
}

/** Where a bill stands, in words and colour. */
export const stateLooks: Readonly<Record<BillState, StateLook>> = {
  notReached: {
    label: msg({ message: 'No tier reached', context: 'state of a bill' }),
    tone: 'neutral',
    meaning: msg({ message: 'Nothing is to be paid for this period.', context: 'state of a bill' }),
  },
  nothingToPay: {
    label: msg({ message: 'Nothing to pay', context: 'state of a bill' }),
    tone: 'neutral',
    meaning: msg({
      message: 'A tier is reached, but there is nothing to take its share of.',
      context: 'state of a bill',
    }),
  },
  carriedLoss: {
    label: msg({ message: 'Nothing to pay (carried loss)', context: 'state of a bill' }),
    tone: 'neutral',
    meaning: msg({
      message:
        'What the team won in earlier periods is set off against this period’s loss, and nothing is left to share.',
      context: 'state of a bill',
    }),
  },
  pendingReview: {
    label: msg({ message: 'Waits to be paid', context: 'state of a bill' }),
    tone: 'caution',
    meaning: msg({ message: 'It is made, and waits for whoever pays it.', context: 'state of a bill' }),
  },
  pendingCollect: {
    label: msg({ message: 'Ready to collect', context: 'state of a bill' }),
    tone: 'info',
    meaning: msg({
      message: 'It is approved: collect it before its time is over.',
      context: 'state of a bill',
    }),
  },
  issued: {
    label: msg({ message: 'Paid', context: 'state of a bill' }),
    tone: 'positive',
    meaning: msg({ message: 'It is paid in full.', context: 'state of a bill' }),
  },
  insufficient: {
    label: msg({ message: 'Not enough money', context: 'state of a bill' }),
    tone: 'critical',
    meaning: msg({
      message: 'Whoever pays it had too little. It can be paid again at any time.',
      context: 'state of a bill',
    }),
  },
  partPaid: {
    label: msg({ message: 'Partly paid', context: 'state of a bill' }),
    tone: 'caution',
    meaning: msg({ message: 'A part is paid. The rest is still owed.', context: 'state of a bill' }),
  },
  denied: {
    label: msg({ message: 'Not paid in time', context: 'state of a bill' }),
    tone: 'critical',
    meaning: msg({
      message: 'Its time is over, and it is still owed.',
      context: 'state of a bill',
    }),
  },
  expired: {
    label: msg({ message: 'Not collected in time', context: 'state of a bill' }),
    tone: 'neutral',
    meaning: msg({ message: 'Its time is over: it is no longer paid.', context: 'state of a bill' }),
  },
}

/** What a bill's state means, and what comes next; dividends freeze whoever lets them run out of time. */
export function meaningOf({ state, kind }: Pick<Bill, 'state' | 'kind'>): MessageDescriptor {
  if (state !== 'denied' || kind !== 'dividend') return stateLooks[state].meaning
  return msg({
    message:
      'Its time is over, and it is still owed. The balance of whoever owes it is frozen until it is paid.',
    context: 'state of a bill: a dividend',
  })
}

export const billStates = Object.keys(stateLooks) as BillState[]

/** Whether whoever owes a bill can still pay it. */
export function isOwed({ state }: Pick<Bill, 'state'>): boolean {
  return state === 'pendingReview' || state === 'insufficient' || state === 'partPaid' || state === 'denied'
}
