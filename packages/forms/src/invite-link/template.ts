import type { FormValues } from '../form/values.ts'
import { type AccountRate, type AccountType, accountTypes, RATE } from '../open-account/account.ts'
import { choicesOfUses, dayChoices } from './invite.ts'

/** What a link opens, how often, how long and with which rates, under a name. */
export interface InviteTemplate {
  readonly name: string
  readonly accountType: AccountType
  readonly maxUses: string
  readonly expiresInDays: string
  /** Per cents by the ids of the rates. */
  readonly rates: Readonly<Record<string, string>>
}

/** The templates of an agent, and how they are changed; where they are kept the page decides. */
export interface InviteTemplates {
  readonly list: readonly InviteTemplate[]
  /** Keeps one; one of the same name makes way. */
  keep(template: InviteTemplate): void
  forget(name: string): void
}

/** A form's values, as a template. */
export function templateOf(name: string, values: FormValues, rates: readonly AccountRate[]): InviteTemplate {
  const { accountType, maxUses, expiresInDays } = values
  return {
    name,
    accountType: accountTypes.find((known) => known === accountType) ?? 'member',
    maxUses: String(maxUses),
    expiresInDays: String(expiresInDays),
    rates: Object.fromEntries(rates.map(({ id }) => [id, String(values[RATE + id] ?? '0')])),
  }
}

/** The values of a form from a template. A rate above the agent's present one becomes that one. */
export function valuesOf(template: InviteTemplate, rates: readonly AccountRate[]): Record<string, string> {
  const { accountType, maxUses, expiresInDays } = template
  return {
    accountType,
    ...(choicesOfUses.some((known) => known === maxUses) ? { maxUses } : {}),
    ...(dayChoices.some((known) => known === expiresInDays) ? { expiresInDays } : {}),
    ...Object.fromEntries(
      rates.map(({ id, max }) => {
        const kept = template.rates[id] ?? '0'
        return [RATE + id, Number(kept) > Number(max) ? max : kept]
      }),
    ),
  }
}
