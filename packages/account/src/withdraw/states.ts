import type { ValueOf } from '@baize/api'
import type { withdrawalDetail } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Withdrawal = ValueOf<typeof withdrawalDetail>

/** The words and tone of each state that a withdrawal can be in. */
export const withdrawalStateLooks: Record<Withdrawal['state'], { label: MessageDescriptor; tone: Tone }> = {
  requested: { label: msg({ message: 'Requested', context: 'state of a withdrawal' }), tone: 'info' },
  waitingKyc: {
    label: msg({ message: 'Document needed', context: 'state of a withdrawal' }),
    tone: 'caution',
  },
  riskReview: {
    label: msg({ message: 'In review', context: 'state of a withdrawal' }),
    tone: 'info',
  },
  approved: { label: msg({ message: 'Approved', context: 'state of a withdrawal' }), tone: 'info' },
  sent: { label: msg({ message: 'Sent to the bank', context: 'state of a withdrawal' }), tone: 'info' },
  confirmPending: {
    label: msg({ message: 'Paid, please confirm', context: 'state of a withdrawal' }),
    tone: 'caution',
  },
  completed: { label: msg({ message: 'Received', context: 'state of a withdrawal' }), tone: 'positive' },
  caseOpen: {
    label: msg({ message: 'Under investigation', context: 'state of a withdrawal' }),
    tone: 'caution',
  },
  rejected: { label: msg({ message: 'Refused', context: 'state of a withdrawal' }), tone: 'critical' },
  failed: {
    label: msg({ message: 'Not paid', context: 'state of a withdrawal' }),
    tone: 'critical',
  },
  cancelled: { label: msg({ message: 'Cancelled', context: 'state of a withdrawal' }), tone: 'neutral' },
}

/** Whether it ended without a payment: the money is back in the balance. */
export function isUnpaid({ state }: { readonly state: string }): boolean {
  return state === 'rejected' || state === 'failed' || state === 'cancelled'
}

/** Whether its state can still change: it is not paid, not confirmed, or in review. */
export function isPaying({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state !== 'completed' && !isUnpaid({ state })
}
