import type { ValueOf } from '@baize/api'
import type { depositDetail } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Deposit = ValueOf<typeof depositDetail>

/** The words and tone of each state that a deposit can be in. */
export const depositStateLooks: Record<Deposit['state'], { label: MessageDescriptor; tone: Tone }> = {
  created: { label: msg({ message: 'Waiting for you to pay', context: 'state of a deposit' }), tone: 'info' },
  pending: {
    label: msg({ message: 'Waiting for the transfer', context: 'state of a deposit' }),
    tone: 'info',
  },
  underReview: { label: msg({ message: 'Under review', context: 'state of a deposit' }), tone: 'caution' },
  approved: { label: msg({ message: 'Credited', context: 'state of a deposit' }), tone: 'positive' },
  rejected: { label: msg({ message: 'Refused', context: 'state of a deposit' }), tone: 'critical' },
  expired: { label: msg({ message: 'Expired', context: 'state of a deposit' }), tone: 'neutral' },
}

/** Whether more is to come: it is not paid, on its way, or being looked at. */
export function isOpen({ state }: Pick<Deposit, 'state'>): boolean {
  return state === 'created' || state === 'pending' || state === 'underReview'
}
