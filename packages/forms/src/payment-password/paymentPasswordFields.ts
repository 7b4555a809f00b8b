import type { FieldRule, RegisterRule } from '../compiler/index.ts'
import type { SentValues } from '../form/values.ts'

/** What is sent to set or to change the payment password. */
export interface PaymentPasswordBody {
  /** Only where one is set already. */
  oldPaymentPassword?: string
  paymentPassword: string
  confirmPaymentPassword: string
}

/** Six digits, the default where the platform says nothing else. */
export const sixDigits = {
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: 7,
  minLength: 6,
  maxLength: 6,
} as const satisfies RegisterRule

/** A field for the payment password. Password managers must not store it as that of the account. */
export function paymentPasswordField(rule: RegisterRule = sixDigits, name = 'paymentPassword'): FieldRule {
  const { acceptedPattern, patternId, minLength, maxLength } = rule
  return {
    name,
    kind: 'password',
    required: true,
    acceptedPattern,
    patternId,
    minLength,
    maxLength,
    autocomplete: 'off',
    inputMode: 'numeric',
  }
}

/** The one that is set, where one is, and a new one twice that is not the old one. */
export function paymentPasswordFields(rule: RegisterRule, isSet: boolean): readonly FieldRule[] {
  const old = { ...paymentPasswordField(rule, 'oldPaymentPassword'), patternId: null, acceptedPattern: '*' }
  return [
    ...(isSet ? [{ ...old, minLength: null }] : []),
    { ...paymentPasswordField(rule), ...(isSet ? { unlike: 'oldPaymentPassword' } : {}) },
    { ...paymentPasswordField(rule, 'confirmPaymentPassword'), equals: 'paymentPassword' },
  ]
}

/** The body of the call, from the form's values. */
export function paymentPasswordBody(values: SentValues): PaymentPasswordBody {
  const { oldPaymentPassword, paymentPassword, confirmPaymentPassword } = values
  return {
    ...(oldPaymentPassword === undefined ? {} : { oldPaymentPassword: String(oldPaymentPassword) }),
    paymentPassword: String(paymentPassword),
    confirmPaymentPassword: String(confirmPaymentPassword),
  }
}
