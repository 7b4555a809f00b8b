import type { ValueOf } from '@baize/api'
import type { contractDetail, contractInfo, contractPreview, contracts } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A contract as both of its sides see it. */
export type Contract = ValueOf<typeof contracts>['rows'][number]
export type ContractKind = Contract['kind']
export type ContractState = Contract['state']
export type Terms = Pick<Contract, 'kind' | 'period' | 'base' | 'carry' | 'autoPay' | 'tiers'>
export type Tier = Contract['tiers'][number]
export type ContractDetail = ValueOf<typeof contractDetail>
export type Preview = ValueOf<typeof contractPreview>
export type ContractInfo = ValueOf<typeof contractInfo>

/** The four kinds, in the order in which they are shown. */
export const contractKinds = [
  'dividend',
  'dailySalary',
  'hourSalary',
  'realtimeSalary',
] as const satisfies readonly ContractKind[]

export function isContractKind(text: string | null): text is ContractKind {
  return contractKinds.some((kind) => kind === text)
}

/** What each kind is called. */
export const kindNames: Readonly<Record<ContractKind, MessageDescriptor>> = {
  dividend: msg({ message: 'Dividend', context: 'kind of contract' }),
  dailySalary: msg({ message: 'Daily salary', context: 'kind of contract' }),
  hourSalary: msg({ message: 'Hourly salary', context: 'kind of contract' }),
  realtimeSalary: msg({ message: 'Real-time salary', context: 'kind of contract' }),
}

/** What each kind pays for, in a sentence. */
export const kindPurposes: Readonly<Record<ContractKind, MessageDescriptor>> = {
  dividend: msg({
    message: 'Pays a share of the team’s losses in a period.',
    context: 'kind of contract: what it pays for',
  }),
  dailySalary: msg({
    message: 'Pays a share of the team’s daily valid bet, the next day.',
    context: 'kind of contract: what it pays for',
  }),
  hourSalary: msg({
    message: 'Pays a share of the team’s hourly valid bet.',
    context: 'kind of contract: what it pays for',
  }),
  realtimeSalary: msg({
    message: 'Paid on each bet and settled every five minutes.',
    context: 'kind of contract: what it pays for',
  }),
}

/** The state of a contract, in words and colour. */
export const stateLooks: Readonly<Record<ContractState, { label: MessageDescriptor; tone: Tone }>> = {
  requested: { label: msg({ message: 'Offered', context: 'state of a contract' }), tone: 'caution' },
  valid: { label: msg({ message: 'In force', context: 'state of a contract' }), tone: 'positive' },
  denied: { label: msg({ message: 'Rejected', context: 'state of a contract' }), tone: 'critical' },
  expired: { label: msg({ message: 'Expired', context: 'state of a contract' }), tone: 'neutral' },
  terminationRequested: {
    label: msg({ message: 'Termination requested', context: 'state of a contract' }),
    tone: 'caution',
  },
  invalid: { label: msg({ message: 'Ended', context: 'state of a contract' }), tone: 'neutral' },
}
