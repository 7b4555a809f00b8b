import type { FieldRule, RegisterRule } from '../compiler/index.ts'
import type { SentValues } from '../form/values.ts'
import { paymentPasswordField } from '../payment-password/paymentPasswordFields.ts'

/** A bank that withdrawals can be paid to. */
export interface AccountBank {
  readonly code: string
  /** Its name, plain text. */
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly language?: string | undefined
}

/** What is sent. */
export interface BankAccountBody {
  bankCode: string
  bankAccountNumber: string
  accountName: string
  paymentPassword: string
}

/** Fewest and most digits of an account number, where the platform says nothing. */
const accountNumberLength = { min: 6, max: 20 } as const

export interface BankAccountOptions {
  readonly banks: readonly AccountBank[]
  /** The user's real name: the account must be in it. */
  readonly realName?: string | undefined
  readonly numberLength?: { readonly min: number; readonly max: number } | undefined
  /** The rule of the payment password. */
  readonly paymentPassword?: RegisterRule | undefined
}

/** The bank, the account, in whose name it is where that is not known, and the payment password. */
export function bankAccountFields({
  banks,
  realName,
  numberLength = accountNumberLength,
  paymentPassword,
}: BankAccountOptions): readonly FieldRule[] {
  const name: FieldRule = {
    name: 'accountName',
    required: true,
    autocomplete: 'name',
    minLength: 2,
    maxLength: 80,
  }
  return [
    { name: 'bankCode', kind: 'select', required: true, options: banks.map(({ code }) => code) },
    {
      name: 'bankAccountNumber',
      required: true,
      patternId: 7,
      minLength: numberLength.min,
      maxLength: numberLength.max,
    },
    ...(realName ? [] : [name]),
    paymentPasswordField(paymentPassword),
  ]
}

/** The body of the call, from the form's values. */
export function bankAccountBody(values: SentValues, realName: string | undefined): BankAccountBody {
  return {
    bankCode: String(values.bankCode),
    bankAccountNumber: String(values.bankAccountNumber),
    accountName: realName || String(values.accountName),
    paymentPassword: String(values.paymentPassword),
  }
}
