import type { SentValues } from '../form/values.ts'
import { less } from '../money/money.ts'

/** A withdrawal that the bank has paid, and that waits for the member's word. */
export interface PaidWithdrawal {
  readonly id: string
  /** What was to arrive, a decimal string. */
  readonly amount: string
  readonly bank: string
  /** The language of the bank's name, where it is not the page's. */
  readonly bankLanguage?: string | undefined
  /** Last digits only. */
  readonly accountNumberMasked: string
  /** When it counts as received without a reply; `null`: never, a reminder is sent instead. */
  readonly confirmBy: string | null
}

/** What a member can say about a withdrawal that was paid. */
export const confirmationOutcomes = ['received', 'partlyReceived', 'notReceived'] as const
export type ConfirmationOutcome = (typeof confirmationOutcomes)[number]

/** What is sent. Received and remaining come to the withdrawal's amount, always. */
export type WithdrawalConfirmation =
  | { readonly outcome: 'received' }
  | {
      readonly outcome: 'partlyReceived'
      readonly amountReceived: string
      readonly remainingAmount: string
    }
  | { readonly outcome: 'notReceived'; readonly proofIds: readonly string[] }

/** Maximum of images that prove it. */
export const MOST_PROOFS = 3

/** The form's values as the request carries them. */
export function withdrawalConfirmation(values: SentValues, amount: string): WithdrawalConfirmation {
  const { outcome, amountReceived, proof } = values
  if (outcome === 'partlyReceived') {
    const received = String(amountReceived)
    return { outcome, amountReceived: received, remainingAmount: less(amount, received) }
  }
  if (outcome === 'notReceived') {
    return { outcome, proofIds: Array.isArray(proof) ? (proof as readonly string[]) : [] }
  }
  return { outcome: 'received' }
}
