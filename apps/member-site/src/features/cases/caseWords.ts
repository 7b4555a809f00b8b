import type { ValueOf } from '@baize/api'
import type { caseDetail, cases } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Case = ValueOf<typeof cases>['rows'][number]
export type WholeCase = ValueOf<typeof caseDetail>
export type CaseState = Case['state']

/** What a request is about. */
export const typeNames: Readonly<Record<Case['type'], MessageDescriptor>> = {
  1: msg({ message: 'Deposit', context: 'what a request is about' }),
  2: msg({ message: 'Withdrawal', context: 'what a request is about' }),
  3: msg({ message: 'Game', context: 'what a request is about' }),
  4: msg({ message: 'Customer service', context: 'what a request is about' }),
  6: msg({ message: 'Become an agent', context: 'what a request is about' }),
  0: msg({ message: 'Other', context: 'what a request is about' }),
}

/** A request's state. */
export const stateLooks: Readonly<Record<CaseState, { label: MessageDescriptor; tone: Tone }>> = {
  open: { label: msg({ message: 'With customer service', context: 'state of a request' }), tone: 'info' },
  answered: { label: msg({ message: 'Answered', context: 'state of a request' }), tone: 'positive' },
  waitingForMember: {
    label: msg({ message: 'Waiting for you', context: 'state of a request' }),
    tone: 'caution',
  },
  escalated: { label: msg({ message: 'Escalated', context: 'state of a request' }), tone: 'premium' },
  closed: { label: msg({ message: 'Closed', context: 'state of a request' }), tone: 'neutral' },
}
export const caseStates = Object.keys(stateLooks) as readonly CaseState[]
