import { type Read, referenceOf } from '../../gateways/ask.ts'

/** What the gateway knows of an order. */
export interface Known {
  readonly status: 'accepted' | 'paid' | 'refused'
  readonly reference: string | null
}

const statuses = ['accepted', 'paid', 'refused'] as const

/** Reads what a payout gateway says of an order. */
export const readKnown: Read<Known> = (answer) => {
  const status = statuses.find((each) => each === answer.status)
  return status ? { status, reference: referenceOf(answer) } : null
}
