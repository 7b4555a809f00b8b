import type { ReactNode } from 'react'
import type { SentValues } from '../form/values.ts'
import type { Fee } from '../money/money.ts'

/** Prefix of the names of a method's own fields, so that none collides with one of the form's. */
export const DETAIL = 'detail_'

/** A field that a deposit method requires, as the server describes it. Nothing of it is trusted. */
export interface DepositField {
  /** Name in the request: letters, digits and underscores, a letter first. */
  readonly name: string
  /** A kind of field; an unknown one is shown as text. */
  readonly kind?: string | undefined
  /** Translated by the server; shown as text. */
  readonly label: string
  readonly hint?: string | undefined
  /** The language of both, where it is not the page's. */
  readonly language?: string | undefined
  readonly required?: boolean | undefined
  readonly acceptedPattern?: string | null | undefined
  readonly patternId?: number | null | undefined
  readonly minLength?: number | null | undefined
  readonly maxLength?: number | null | undefined
  /** Bounds of amounts and rates, decimal strings. */
  readonly minAmount?: string | undefined
  readonly maxAmount?: string | undefined
  readonly minNumber?: number | undefined
  readonly maxNumber?: number | undefined
  /** Bounds of dates, `YYYY-MM-DD`. */
  readonly minDate?: string | undefined
  readonly maxDate?: string | undefined
  /** Values of a selection with their translated words. */
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined
}

/** Kinds of ways to deposit. */
export type DepositKind = 'localBank' | 'eWallet' | 'card' | 'crypto' | 'voucher'

/** A way to deposit. */
export interface DepositMethod {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly language?: string | undefined
  /** Address of its logo. */
  readonly logo?: string | undefined
  /** What kind of way it is; decides its image where it has no logo. */
  readonly kind?: DepositKind | undefined
  /** The payment has its own amount, as a voucher does: none is entered. @default false */
  readonly bringsAmount?: boolean | undefined
  /** Limits of one deposit, decimal strings. */
  readonly min: string
  readonly max: string
  readonly quickAmounts: readonly string[]
  /** How fast it is credited; `null` where that is unknown. */
  readonly creditedWithinSeconds: number | null
  /** How fast half of the latest ones were credited, as measured. */
  readonly medianSeconds?: number | null | undefined
  /** Taken from what is credited. */
  readonly fee?: Fee | null | undefined
  /** Its fields beside the amount. */
  readonly fields?: readonly DepositField[] | undefined
  /** Asks from which saved bank account it is paid. */
  readonly payFrom?: boolean | undefined
  /** Requires images of the payment. */
  readonly proof?: { readonly required: boolean; readonly maxCount: number } | null | undefined
}

/** A bonus that is claimed with a deposit. */
export interface DepositBonus {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly language?: string | undefined
  /** What it pays and what it requires. */
  readonly terms?: ReactNode
  /** Least deposit, a decimal string. */
  readonly minAmount?: string | undefined
  /** How much it pays for a deposit, and how often that has to be wagered; shown as sums while the amount is typed. */
  readonly gives?: BonusGives | undefined
}

/** What a bonus pays and requires. */
export interface BonusGives {
  /** Its share of the deposit, in whole per cents. */
  readonly percent: number
  /** At most this much, a decimal string. */
  readonly most: string
  /** What has to be wagered. */
  readonly base: 'bonus' | 'bonusAndDeposit'
  /** How many times. */
  readonly multiplier: number
}

/** A bank account that the member has saved. */
export interface SavedBankAccount {
  readonly id: string
  readonly bank: string
  /** The language of the bank's name, where it is not the page's. */
  readonly bankLanguage?: string | undefined
  readonly accountName: string
  /** Last digits only. */
  readonly accountNumberMasked: string
}

/** What is sent. */
export interface DepositRequest {
  readonly methodId: string
  /** Left out where the payment has its own. */
  readonly amount?: string
  /** The method's own fields by their names. */
  readonly details: Readonly<Record<string, string | boolean>>
  readonly bonusId?: string
  readonly fromAccountId?: string
  /** Ids of the images of the payment. */
  readonly proofIds?: readonly string[]
}

/** Value of the choice that takes no bonus. */
export const NO_BONUS = 'none'

/** The form's values as the request carries them. */
export function depositRequest(values: SentValues): DepositRequest {
  const details: [string, string | boolean][] = []
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(DETAIL) && typeof value !== 'object') details.push([name.slice(DETAIL.length), value])
  }
  const { methodId, amount, bonusId, fromAccountId, proof } = values
  return {
    methodId: String(methodId),
    ...(typeof amount === 'string' ? { amount } : {}),
    details: Object.fromEntries(details),
    ...(typeof bonusId === 'string' && bonusId !== NO_BONUS ? { bonusId } : {}),
    ...(typeof fromAccountId === 'string' ? { fromAccountId } : {}),
    ...(Array.isArray(proof) && proof.length > 0 ? { proofIds: proof as readonly string[] } : {}),
  }
}
