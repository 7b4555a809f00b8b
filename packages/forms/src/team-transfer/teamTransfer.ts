import type { SentValues } from '../form/values.ts'

/** An account that money can be sent to. */
export interface TeamAccount {
  readonly id: string
  readonly account: string
  readonly nickname?: string | undefined
  /** A decimal string; left out where it is not for the sender to see, as an upline's. */
  readonly balance?: string | undefined
}

/** What is sent. */
export interface TeamTransferRequest {
  readonly toMemberId: string
  readonly amount: string
  readonly paymentPassword: string
  /** Empty for none. */
  readonly note: string
}

/** The form's values as the request carries them. */
export function teamTransferRequest(values: SentValues, fixed: TeamAccount | undefined): TeamTransferRequest {
  const { toMemberId, amount, paymentPassword, note = '' } = values
  return {
    toMemberId: fixed?.id ?? String(toMemberId),
    amount: String(amount),
    paymentPassword: String(paymentPassword),
    note: String(note),
  }
}
