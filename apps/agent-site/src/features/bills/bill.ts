import type { ValueOf } from '@baize/api'
import type {
  billBets,
  billDetail,
  billDispute,
  billMembers,
  bills,
  dividendProcessing,
} from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a contract owes for one window. */
export type Bill = ValueOf<typeof bills>['rows'][number]
export type BillState = Bill['state']
export type BillDetail = ValueOf<typeof billDetail>
export type BillMember = ValueOf<typeof billMembers>['rows'][number]
export type BillBet = ValueOf<typeof billBets>['rows'][number]
/** What both sides wrote about a disputed bill. */
export type Conversation = ValueOf<typeof billDispute>
/** An own contract's state in the running window. */
export type Standing = ValueOf<typeof dividendProcessing>

interface StateLook {
  readonly label: MessageDescriptor
  readonly tone: Tone
  /** Its meaning, and the next step. */
  readonly meaning: MessageDescriptor
}

/** A bill's state, in text and colour. */
export const stateLooks: Readonly<Record<BillState, StateLook>> = {
  notReached: {
    label: msg({ message: 'No tier reached', context: 'state of a bill' }),
    tone: 'neutral',
    meaning: msg({ message: 'Nothing to pay for this period.', context: 'state of a bill' }),
  },
  nothingToPay: {
    label: msg({ message: 'Nothing to pay', context: 'state of a bill' }),
    tone: 'neutral',
    meaning: msg({
      message: 'A tier was reached, but there is no amount to share.',
      context: 'state of a bill',
    }),
  },
  carriedLoss: {
    label: msg({ message: 'Nothing to pay (carried loss)', context: 'state of a bill' }),
    tone: 'neutral',
    meaning: msg({
      message:
        'The team’s winnings from earlier periods offset this period’s loss, so there is nothing to share.',
      context: 'state of a bill',
    }),
  },
  pendingReview: {
    label: msg({ message: 'Awaiting payment', context: 'state of a bill' }),
    tone: 'caution',
    meaning: msg({ message: 'Issued and awaiting payment.', context: 'state of a bill' }),
  },
  pendingCollect: {
    label: msg({ message: 'Ready to collect', context: 'state of a bill' }),
    tone: 'info',
    meaning: msg({
      message: 'Approved. Collect it before it expires.',
      context: 'state of a bill',
    }),
  },
  issued: {
    label: msg({ message: 'Paid', context: 'state of a bill' }),
    tone: 'positive',
    meaning: msg({ message: 'Paid in full.', context: 'state of a bill' }),
  },
  insufficient: {
    label: msg({ message: 'Insufficient balance', context: 'state of a bill' }),
    tone: 'critical',
    meaning: msg({
      message: 'The payer’s balance was too low. It can be paid again at any time.',
      context: 'state of a bill',
    }),
  },
  partPaid: {
    label: msg({ message: 'Partly paid', context: 'state of a bill' }),
    tone: 'caution',
    meaning: msg({ message: 'Partly paid. The rest is still due.', context: 'state of a bill' }),
  },
  denied: {
    label: msg({ message: 'Overdue', context: 'state of a bill' }),
    tone: 'critical',
    meaning: msg({
      message: 'Overdue.',
      context: 'state of a bill',
    }),
  },
  expired: {
    label: msg({ message: 'Expired uncollected', context: 'state of a bill' }),
    tone: 'neutral',
    meaning: msg({ message: 'Expired. It will no longer be paid.', context: 'state of a bill' }),
  },
}

/** A correction below zero, which is neither paid nor collected. */
export const deducted: StateLook = {
  label: msg({ message: 'Correction', context: 'a bill that corrects another' }),
  tone: 'neutral',
  meaning: msg({
    message: 'This correction is deducted from later bills of the same contract.',
    context: 'state of a bill',
  }),
}

const isDeducted = ({ amount }: Pick<Bill, 'amount'>): boolean => amount.startsWith('-')

/** What a bill is called in its state, what that means, and the next step; an overdue dividend freezes its account. */
export function lookOf(bill: Pick<Bill, 'state' | 'kind' | 'amount'>): StateLook {
  const { state, kind } = bill
  if (isDeducted(bill)) return deducted
  if (state !== 'denied' || kind !== 'dividend') return stateLooks[state]
  const meaning = msg({
    message: 'Overdue. The payer’s balance is frozen until it is paid.',
    context: 'state of a bill: a dividend',
  })
  return { ...stateLooks.denied, meaning }
}

export const billStates = Object.keys(stateLooks) as BillState[]

/** Whether its party can collect a bill. */
export function isCollectable(bill: Pick<Bill, 'state' | 'amount'>): boolean {
  return bill.state === 'pendingCollect' && !isDeducted(bill)
}

/** Whether a bill can still be paid. */
export function isOwed({ state }: Pick<Bill, 'state'>): boolean {
  return state === 'pendingReview' || state === 'insufficient' || state === 'partPaid' || state === 'denied'
}
