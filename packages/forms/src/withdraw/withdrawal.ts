import type { SentValues } from '../form/values.ts'
import type { Fee } from '../money/money.ts'
import type { AccountBank } from '../security-centre/bankAccountFields.ts'

/** What can be withdrawn now, and by which rules. */
export interface WithdrawalOptions {
  /** Limits of one withdrawal, decimal strings. */
  readonly min: string
  readonly max: string
  /** How much of the balance can be withdrawn now, a decimal string. */
  readonly available: string
  readonly banks: readonly AccountBank[]
  /** Minutes after which an unanswered payment counts as received; `null`: never, a reminder is sent instead. */
  readonly autoConfirmMinutes: number | null
  /** Taken from what arrives. */
  readonly fee?: Fee | null | undefined
  /** What has to be bet before more can be withdrawn, and how much of it has been. */
  readonly turnover?: { readonly required: string; readonly done: string } | null | undefined
}

/** A bank account that money can be sent to again. */
export interface SavedReceiver {
  readonly id: string
  readonly bank: string
  /** The language of the bank's name, where it is not the page's. */
  readonly bankLanguage?: string | undefined
  readonly accountName: string
  /** Last digits only. */
  readonly accountNumberMasked: string
}

/** What is sent: to a saved account, or to one that was typed. */
export type WithdrawalRequest = { readonly amount: string; readonly paymentPassword: string } & (
  | { readonly accountId: string }
  | { readonly bankCode: string; readonly accountName: string; readonly accountNumber: string }
)

/** Value of the choice that types another account. */
export const NEW_ACCOUNT = 'new'

/** The form's values as the request carries them. */
export function withdrawalRequest(values: SentValues): WithdrawalRequest {
  const { to = NEW_ACCOUNT, bankCode, accountName, accountNumber } = values
  const basics = { amount: String(values.amount), paymentPassword: String(values.paymentPassword) }
  if (to !== NEW_ACCOUNT) return { ...basics, accountId: String(to) }
  return {
    ...basics,
    bankCode: String(bankCode),
    accountName: String(accountName),
    accountNumber: String(accountNumber),
  }
}
