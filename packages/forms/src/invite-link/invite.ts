import type { FieldRule } from '../compiler/index.ts'
import type { SentValues } from '../form/values.ts'
import {
  type AccountRate,
  type AccountType,
  accountTypes,
  RATE,
  rateFields,
  ratesIn,
} from '../open-account/account.ts'

/** A link that opens accounts. */
export interface InviteLink {
  /** The whole address to share. */
  readonly url: string
  readonly code: string
  /** Until when it works, ISO 8601. */
  readonly expiresAt: string
}

/** What is sent. */
export interface InviteRequest {
  readonly accountType: AccountType
  readonly maxUses: number
  readonly expiresInDays: number
  /** Empty for none. */
  readonly note: string
  /** What the link is for, by name; empty for none. */
  readonly campaign: string
  /** Per cents by the ids of the rates. */
  readonly rates: Readonly<Record<string, string>>
}

/** How often a link may work. */
export const choicesOfUses = ['1', '5', '10', '25', '50', '100', '500', '1000'] as const
/** For how many days. */
export const dayChoices = ['1', '3', '7', '14', '30', '90', '365'] as const

/** The fields of the form. */
export function inviteFields(rates: readonly AccountRate[]): FieldRule[] {
  return [
    { name: 'accountType', kind: 'choice', required: true, options: accountTypes },
    { name: 'maxUses', kind: 'select', required: true, options: choicesOfUses },
    { name: 'expiresInDays', kind: 'select', required: true, options: dayChoices },
    ...rateFields(rates),
    { name: 'campaign', maxLength: 40 },
    { name: 'note', maxLength: 80 },
  ]
}

/** The values of a new form. */
export function inviteStart(accountType: AccountType, rates: readonly AccountRate[]): Record<string, string> {
  return {
    accountType,
    maxUses: '10',
    expiresInDays: '7',
    ...Object.fromEntries(rates.map(({ id }) => [RATE + id, '0'])),
  }
}

/** The form's values as the request carries them. */
export function inviteRequest(values: SentValues): InviteRequest {
  const { accountType, maxUses, expiresInDays, note = '', campaign = '' } = values
  return {
    accountType: accountType as AccountType,
    maxUses: Number(maxUses),
    expiresInDays: Number(expiresInDays),
    note: String(note),
    campaign: String(campaign),
    rates: ratesIn(values),
  }
}
