import type { FieldRule, RegisterRule, RegisterRules } from '../compiler/index.ts'
import type { SentValues } from '../form/values.ts'

/** Groups of the profile, each with its fields, in the order in which they are shown. */
export const profileGroups = {
  person: [
    'payeeName',
    'fullName',
    'nickname',
    'birthday',
    'placeOfBirth',
    'nationality',
    'idNumber',
    'occupation',
    'sourceOfIncome',
  ],
  contact: ['mobileNum', 'email', 'whatsapp', 'telegram', 'facebook', 'line', 'zalo', 'wechat', 'qqNum'],
  address: ['address', 'permanentAddress', 'currentAddress'],
  bank: ['bankAccountNumber'],
} as const

/** A group of the profile. */
export type ProfileGroup = keyof typeof profileGroups
/** A field of the profile. */
export type ProfileFieldName = (typeof profileGroups)[ProfileGroup][number]

/** All fields of the profile, in their order. */
export const profileFieldNames = Object.values(profileGroups).flat() as readonly ProfileFieldName[]

/** What the platform knows about a user. */
export interface Profile {
  /** What is there already. */
  readonly values: Readonly<Partial<Record<ProfileFieldName, string>>>
  /** Which of it was verified, such as `mobileNum`. */
  readonly verified?: readonly ProfileFieldName[] | undefined
}

/** What is sent: only what has changed; an empty text removes the value. */
export type ProfileChanges = Partial<Record<ProfileFieldName | 'countryDialingCode', string>>

/** Why a field cannot be changed by the user. */
export type ProfileLock = 'set' | 'verified'

/** The name and the date of birth are for good once they are there; what was verified is changed in the security centre. */
export function profileLock(
  name: ProfileFieldName,
  { values, verified = [] }: Profile,
): ProfileLock | undefined {
  if (!values[name]) return undefined
  if (name === 'payeeName' || name === 'birthday') return 'set'
  return verified.includes(name) ? 'verified' : undefined
}

/** The box that says that both addresses are one. */
export const SAME_ADDRESS = 'sameAddress'

export interface ProfileFieldOptions {
  /** Values of fields that are chosen from a list. */
  readonly options?: Readonly<Partial<Record<ProfileFieldName, readonly string[]>>> | undefined
  /** The last date of birth that is old enough, as `YYYY-MM-DD`. */
  readonly latestBirthday?: string | undefined
}

/** Fields that the rules enable and that are not locked. */
export function profileFields(
  rules: RegisterRules,
  profile: Profile,
  { options = {}, latestBirthday }: ProfileFieldOptions = {},
): readonly FieldRule[] {
  const shown = profileFieldNames.filter((name) => isEnabled(rules[name]) && !profileLock(name, profile))
  const both = shown.includes('permanentAddress') && shown.includes('currentAddress')
  return shown.flatMap((name) => {
    const { acceptedPattern, patternId, minLength, maxLength, required } = rules[name] as RegisterRule
    const list = options[name]
    const field: FieldRule = {
      name,
      acceptedPattern,
      patternId,
      minLength,
      maxLength,
      required,
      ...(list ? { kind: 'select', options: list } : {}),
      ...(name === 'birthday' && latestBirthday !== undefined ? { maxDate: latestBirthday } : {}),
    }
    if (name !== 'currentAddress' || !both) return [field]
    return [
      { name: SAME_ADDRESS, kind: 'checkbox' },
      { ...field, when: { field: SAME_ADDRESS, is: ['false'] } },
    ]
  })
}

function isEnabled(rule: unknown): boolean {
  return (rule as RegisterRule | null | undefined)?.enabled === true
}

/** What the form starts with. */
export function profileStart({ values }: Profile): Record<string, string | boolean> {
  const { permanentAddress, currentAddress } = values
  return { ...values, [SAME_ADDRESS]: !!permanentAddress && permanentAddress === currentAddress }
}

/** What has changed: of the fields that the form has, those whose value is another one now. */
export function profileChanges(
  { values }: Profile,
  fields: readonly FieldRule[],
  sent: SentValues,
): ProfileChanges {
  const changes: ProfileChanges = {}
  const same = sent[SAME_ADDRESS] === true
  for (const { name } of fields) {
    if (name === SAME_ADDRESS) continue
    const known = name as ProfileFieldName
    const source = name === 'currentAddress' && same ? 'permanentAddress' : name
    const now = String(sent[source] ?? '')
    if (now !== (values[known] ?? '')) changes[known] = now
  }
  if (changes.mobileNum && typeof sent.countryDialingCode === 'string')
    changes.countryDialingCode = sent.countryDialingCode
  return changes
}
