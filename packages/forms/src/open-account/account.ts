import type { FieldRule, RegisterRule } from '../compiler/index.ts'
import type { SentValues } from '../form/values.ts'

/** What kind of account is opened. */
export const accountTypes = ['member', 'agent'] as const
export type AccountType = (typeof accountTypes)[number]

/** A rate that the new account gets, within the agent's own. */
export interface AccountRate {
  /** Letters, digits and underscores, a letter first. */
  readonly id: string
  /** Translated by the server: "Rebate for slots". */
  readonly name: string
  /** The agent's own, in per cent as a decimal string. */
  readonly max: string
}

/** What is sent. */
export interface AccountRequest {
  readonly accountType: AccountType
  readonly username: string
  /** The first one: the account has to change it when it signs in. */
  readonly password: string
  readonly nickname?: string
  /** Per cents by the ids of the rates. */
  readonly rates: Readonly<Record<string, string>>
}

/** Prefix of the ids of rates in the form. */
export const RATE = 'rate_'

const settings = {
  username: { required: true, patternId: 2, minLength: 6, maxLength: 16 },
  password: { required: true, minLength: 8, maxLength: 64 },
} as const

/** A field for each rate, none above the agent's own. */
export function rateFields(rates: readonly AccountRate[]): FieldRule[] {
  return rates.map(({ id, max }) => ({
    name: RATE + id,
    kind: 'rate',
    required: true,
    minAmount: '0',
    maxAmount: max,
  }))
}

/** The rates among a form's values, by their ids. */
export function ratesIn(values: SentValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(RATE) ? [[name.slice(RATE.length), String(value)] as const] : [],
    ),
  )
}

/** The name that a field of a response has in the form: `rates.dividend` is the field of that rate. */
export function formField(field: string): string {
  const [, id] = /^rates\.(\w+)$/.exec(field) ?? []
  return id === undefined ? field : RATE + id
}

/** The platform's rules for what an agent types. */
export interface AccountRules {
  readonly username?: RegisterRule
  readonly password?: RegisterRule
  /** Only its maximum length counts: it is optional. */
  readonly nickname?: Pick<RegisterRule, 'maxLength'>
}

/** How many characters a nickname may have. */
export const nicknameMax = ({ nickname }: AccountRules = {}): number => nickname?.maxLength ?? 20

/** The fields of the form; rules that the page does not give are the product's defaults. */
export function accountFields(rates: readonly AccountRate[], rules: AccountRules = {}): FieldRule[] {
  return [
    { name: 'accountType', kind: 'choice', required: true, options: accountTypes },
    { ...(rules.username ?? settings.username), name: 'username', required: true, autocomplete: 'off' },
    { name: 'nickname', maxLength: nicknameMax(rules), autocomplete: 'off' },
    ...rateFields(rates),
    { name: 'passwordWay', kind: 'choice', required: true, options: ['generated', 'typed'] },
    {
      ...(rules.password ?? settings.password),
      name: 'password',
      required: true,
      autocomplete: 'new-password',
      when: { field: 'passwordWay', is: ['typed'] },
    },
  ]
}

/** The form's values as the request carries them. */
export function accountRequest(values: SentValues, generated: string): AccountRequest {
  const { accountType, username, nickname, passwordWay, password } = values
  return {
    accountType: accountType as AccountType,
    username: String(username),
    password: passwordWay === 'generated' ? generated : String(password),
    ...(typeof nickname === 'string' ? { nickname } : {}),
    rates: ratesIn(values),
  }
}
