import type { FieldProblem } from './problems.ts'

/**
 * Kinds that a project adds to the built-in ones:
 * `declare module '@baize/forms/compiler' { interface CustomFieldKinds { iban: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be augmented.
export interface CustomFieldKinds {}

/** What the check knows of a kind that a project adds. It runs in the browser and on a server alike. */
export interface KindRules {
  /** What a typed text means: what is checked and sent. Doing it twice changes nothing. @default that of a text */
  normalise?(text: string): string
  /** What is wrong with a normalised value that is not empty, beside the lengths and the pattern of its rule. */
  check?(value: string): { readonly code: string; readonly params?: FieldProblem['params'] } | undefined
}

/** How a field is shown and its text is read. */
export type FieldKind =
  | keyof CustomFieldKinds
  | 'text'
  /** Several lines. */
  | 'longText'
  | 'password'
  | 'email'
  | 'mobile'
  | 'code'
  | 'captcha'
  | 'date'
  | 'amount'
  /** A whole number. */
  | 'number'
  /** A per cent. */
  | 'rate'
  | 'select'
  /** A selection that shows all its options. */
  | 'choice'
  | 'checkbox'
  /** A list of images; only how many there are is checked. */
  | 'images'
  /** Entries with fields of their own, as many as are added: the tiers of a contract. */
  | 'list'

/** Bounds and cross-field rules of a field in a hand-declared form. */
export interface FieldLimits {
  /** Name of the field whose value this one must repeat. */
  readonly equals?: string | undefined
  /** Name of the field whose value this one must not repeat. */
  readonly unlike?: string | undefined
  /** Amounts: name of the field whose amount this one must not exceed. */
  readonly atMost?: string | undefined
  /** Amounts and rates: lowest and highest, as decimal strings. An amount is above zero, unless the lowest is `0`. */
  readonly minAmount?: string | undefined
  readonly maxAmount?: string | undefined
  /** Rates: decimals that may be typed. @default 2 */
  readonly decimals?: number | undefined
  /** Numbers: lowest and highest. */
  readonly minNumber?: number | undefined
  readonly maxNumber?: number | undefined
  /** Numbers: only multiples of it. @default 1 */
  readonly step?: number | undefined
  /** Dates: first and last day, as `YYYY-MM-DD`. */
  readonly minDate?: string | undefined
  readonly maxDate?: string | undefined
  /** Images and lists: fewest and most. */
  readonly minCount?: number | undefined
  readonly maxCount?: number | undefined
  /** Selections: the values that may be sent. */
  readonly options?: readonly string[] | undefined
}

/** When a field is part of its form. */
export interface Condition {
  /** Name of a field that is earlier. */
  readonly field: string
  /** Its values with which the field is part of the form; a ticked box is `true`. */
  readonly is: readonly string[]
}

/** One field of a form, as a page needs it. */
export interface FieldDescription extends FieldLimits {
  readonly name: string
  readonly kind: FieldKind
  /** Token of the HTML `autocomplete` attribute. */
  readonly autocomplete: string
  readonly inputMode: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  /** Place in the form; lower is first. */
  readonly order: number
  readonly required: boolean
  /** Written in groups, as account and card numbers are: spaces, dashes and dots between the others do not count. */
  readonly grouped?: boolean | undefined
  /** Fewest and most characters (code points of the NFC form), where the rule says so. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Which of the 24 patterns the rule names; decides the message. */
  readonly patternId?: number | undefined
  /** Lists: the fields of one entry, under their names in it. */
  readonly fields?: readonly FieldDescription[] | undefined
  /** The data of its kind, where a project added it. */
  readonly own?: KindRules | undefined
  /** When the field is part of the form; `of` describes the field that decides. */
  readonly when?: (Condition & { readonly of: FieldDescription }) | undefined
}

interface KnownField {
  /** @default 'text' */
  readonly kind?: FieldKind | undefined
  /** @default 'off' */
  readonly autocomplete?: string | undefined
  /** @default 'text' */
  readonly inputMode?: FieldDescription['inputMode'] | undefined
  readonly equals?: string | undefined
  readonly grouped?: boolean | undefined
}

const field = (
  kind?: FieldKind,
  autocomplete?: string,
  inputMode?: FieldDescription['inputMode'],
  equals?: string,
): KnownField => ({ kind, autocomplete, inputMode, equals })
const number = (inputMode?: FieldDescription['inputMode']): KnownField => ({ inputMode, grouped: true })

/** Fields of the product by name, in the order in which a form shows them. */
export const knownFields: Readonly<Record<string, KnownField>> = {
  username: field('text', 'username'),
  countryDialingCode: field('text', 'tel-country-code'),
  mobileNum: field('mobile', 'tel-national', 'tel'),
  verificationCode: field('code', 'one-time-code', 'numeric'),
  oldPassword: field('password', 'current-password'),
  password: field('password', 'new-password'),
  confirmPassword: field('password', 'new-password', 'text', 'password'),
  newPassword: field('password', 'new-password'),
  confirmNewPassword: field('password', 'new-password', 'text', 'newPassword'),
  paymentPassword: field('password', 'new-password'),
  payeeName: field('text', 'name'),
  fullName: field('text', 'name'),
  nickname: field('text', 'nickname'),
  email: field('email', 'email', 'email'),
  birthday: field('date', 'bday', 'numeric'),
  idNumber: number(),
  nationality: field('text', 'country-name'),
  placeOfBirth: field(),
  address: field('text', 'street-address'),
  permanentAddress: field('text', 'street-address'),
  currentAddress: field('text', 'street-address'),
  occupation: field('text', 'organization-title'),
  sourceOfIncome: field(),
  bankAccountNumber: number('numeric'),
  qqNum: number('numeric'),
  wechat: field(),
  whatsapp: field(),
  facebook: field(),
  telegram: field(),
  line: field(),
  zalo: field(),
  affiliateCode: field(),
  referralCode: field(),
  recommenderId: field(),
  domain: field(),
  captcha: field('captcha'),
  terms: field('checkbox'),
}
