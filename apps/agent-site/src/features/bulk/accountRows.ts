import {
  type AccountRate,
  type AccountRules,
  type AccountType,
  accountFields,
  generatePassword,
} from '@baize/forms'
import { compileFields, type FieldProblem, normaliseValue } from '@baize/forms/compiler'
import type { CsvRow } from './csv.ts'

/** An account of a file, as it was checked. */
export interface AccountRow {
  readonly line: number
  readonly username: string
  /** Null for a word that names no type. */
  readonly accountType: AccountType | null
  /** The file's text. */
  readonly typed: string
  readonly nickname: string
  readonly password: string
  /** Per cents by kind of contract. */
  readonly rates: Readonly<Record<string, string>>
  /** By the column's id. */
  readonly problems: Readonly<
    Record<string, FieldProblem | { readonly code: 'repeated'; readonly line: number }>
  >
}

export interface AccountRequirements {
  readonly rates: readonly AccountRate[]
  readonly rules: AccountRules
  /** Accepted values of a file for each type of account, in lower case. */
  readonly types: Readonly<Record<AccountType, readonly string[]>>
}

const rateField = /^rate_(?=\w)/

/** What a file says, judged by the rules of the form for one account. A row without a password has one generated. */
export function readAccounts(
  rows: readonly CsvRow[],
  { rates, rules, types }: AccountRequirements,
  generate: () => string = generatePassword,
): readonly AccountRow[] {
  const compiled = compileFields(accountFields(rates, rules))
  const seen = new Map<string, number>()
  return rows.map(({ line, cells }) => {
    const { username = '', type: typed = '', nickname = '', password: given = '' } = cells
    const word = typed.toLowerCase()
    const accountType =
      word === ''
        ? 'member'
        : ((['member', 'agent'] as const).find((type) => types[type].includes(word)) ?? null)
    const rated = Object.fromEntries(
      rates.map(({ id }) => [id, normaliseValue({ kind: 'rate' }, cells[id] ?? '') || '0']),
    )
    const password = given || generate()
    const found = compiled.check({
      ...{ accountType: accountType ?? typed, username, nickname, password },
      passwordWay: given ? 'typed' : 'generated',
      ...Object.fromEntries(Object.entries(rated).map(([id, rate]) => [`rate_${id}`, rate])),
    })
    const problems: Record<string, AccountRow['problems'][string]> = Object.fromEntries(
      found.map((problem) => [columnOf(problem.field), problem]),
    )
    const name = username.toLowerCase()
    const earlier = seen.get(name)
    if (earlier === undefined) seen.set(name, line)
    else if (username !== '') problems.username ??= { code: 'repeated', line: earlier }
    return { line, username, accountType, typed, nickname, password, rates: rated, problems }
  })
}

/** The column of a field of the form or of the call. */
export const columnOf = (field: string): string =>
  field === 'accountType' ? 'type' : field.replace(rateField, '').replace(/^rates\./, '')
