import { codeSettings } from '@baize/ui'
import type { FieldRule } from '../compiler/index.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'

/** What an account that signs in from a new address may have to prove. */
export const extraMethods = ['mobile', 'email', 'bankAccountName', 'google'] as const
/** What an account that signs in from a new address may have to prove; `google` is the code of an authenticator. */
export type ExtraMethod = (typeof extraMethods)[number]

/** One of the ways to prove oneself that the platform takes for this account. */
export interface ExtraChoice {
  readonly method: ExtraMethod
  /** The receiver of a code, masked: `012 *** 678`, `so***@example.com`. */
  readonly hint?: string | undefined
}

/** The proof: a code that was sent or that an authenticator shows, or the name on the account's bank account. */
export type ExtraVerificationBody =
  | { readonly method: 'mobile' | 'email' | 'google'; readonly verificationCode: string }
  | { readonly method: 'bankAccountName'; readonly payeeName: string }

/** The field of each method, by its name in the form: a code each, as each has a countdown of its own. */
export const fieldOfMethod = {
  mobile: 'mobileCode',
  email: 'emailCode',
  bankAccountName: 'payeeName',
  google: 'authenticatorCode',
} as const satisfies Record<ExtraMethod, string>

const { length } = codeSettings
const code = { kind: 'code', required: true, patternId: 7, minLength: length, maxLength: length } as const
/** A recovery code, which has letters, does as well as what the app shows. */
const appCode = {
  kind: 'text',
  required: true,
  minLength: length,
  maxLength: 11,
  autocomplete: 'one-time-code',
  inputMode: 'text',
} as const

/** The fields of the form: a choice where there are several ways, and the fields of the chosen one. */
export function extraFields(choices: readonly ExtraChoice[]): FieldRule[] {
  const methods = choices.map(({ method }) => method)
  const several = methods.length > 1
  const asked = methods.map((method): FieldRule => {
    const name = fieldOfMethod[method]
    const when = several ? { when: { field: 'method', is: [method] } } : {}
    return method === 'bankAccountName'
      ? { name, required: true, minLength: 2, maxLength: 100, ...when }
      : { ...(method === 'google' ? appCode : code), name, ...when }
  })
  return several ? [{ name: 'method', kind: 'choice', required: true, options: methods }, ...asked] : asked
}

/** What the form sends, by the way that was chosen. */
export function extraVerificationBody(method: ExtraMethod, values: SentValues): ExtraVerificationBody {
  const proof = String(values[fieldOfMethod[method]] ?? '')
  if (method === 'bankAccountName') return { method, payeeName: proof }
  return { method, verificationCode: proof.replace(/\s/g, '') }
}

/** The platform's problems at the fields of this form: `verificationCode` is the chosen way's code. */
export function atOwnField(method: ExtraMethod, refusal: SubmitRefusal): SubmitRefusal {
  const problems = refusal.problems?.map((problem) =>
    problem.field === 'verificationCode' ? { ...problem, field: fieldOfMethod[method] } : problem,
  )
  return problems ? { ...refusal, problems } : refusal
}
