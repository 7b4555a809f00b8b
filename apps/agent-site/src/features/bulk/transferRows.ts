import type { Client } from '@baize/api'
import { agentSearch, agentTransfers } from '@baize/api/calls'
import { addMoney, formatMoneyWire, parseMoney, zeroMoney } from '@baize/api/money'
import type { Locale } from '@baize/i18n'
import { readAmount } from '@baize/i18n/format'
import type { CsvRow } from './csv.ts'

/** Days for which the agent's own transfers are compared with a file. */
export const daysCompared = 31
/** Pages of a hundred transfers that are read for it. */
const maxPages = 10
const maxNote = 80
/** Look-ups under way at once. */
const lookups = 4

type TransferCell = 'account' | 'amount' | 'note'

/** A cell's error. */
export type CellProblem =
  | { readonly code: 'required' | 'unknownAccount' | 'unreadable' | 'ambiguous' | 'zero' }
  | { readonly code: 'tooLong'; readonly max: number }
  /** The row before it that says the same. */
  | { readonly code: 'repeated'; readonly line: number }

/** A transfer of a file, as it was checked. */
export interface TransferRow {
  readonly line: number
  readonly account: string
  /** A decimal string with two decimals; the file's text where that is no amount. */
  readonly amount: string
  readonly note: string
  /** The receiver's id; null where the account is not of the team. */
  readonly to: string | null
  readonly problems: Readonly<Partial<Record<TransferCell, CellProblem>>>
  /** When the same amount was sent to the same account with the same note. */
  readonly sentBefore: string | null
}

export const isRight = ({ problems }: Pick<TransferRow, 'problems'>): boolean =>
  Object.keys(problems).length === 0

const twoDecimals = (value: string): string => {
  const [whole = '0', fraction = ''] = value.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}

/** Two rows, or a row and a transfer, that mean the same. */
const identity = (account: string, amount: string, note: string): string =>
  JSON.stringify([account.toLowerCase(), twoDecimals(amount), note.trim()])

/** What is checked in a file alone: amounts in the digits and marks of any language, lengths, rows that are repeated. */
export function readTransfers(
  rows: readonly CsvRow[],
  locale: Locale,
  symbol: string,
): readonly TransferRow[] {
  const seen = new Map<string, number>()
  return rows.map(({ line, cells }) => {
    const { account = '', amount: typed = '', note = '' } = cells
    const problems: Partial<Record<TransferCell, CellProblem>> = {}
    if (account === '') problems.account = { code: 'required' }
    const reading = readAmount(typed, locale, { symbol })
    const amount = reading.kind === 'amount' ? twoDecimals(reading.value) : typed
    if (reading.kind === 'empty') problems.amount = { code: 'required' }
    else if (reading.kind !== 'amount') problems.amount = { code: reading.kind }
    else if (/^[0.]+$/.test(amount)) problems.amount = { code: 'zero' }
    if ([...note].length > maxNote) problems.note = { code: 'tooLong', max: maxNote }
    const said = identity(account, amount, note)
    const earlier = seen.get(said)
    if (earlier === undefined) seen.set(said, line)
    else problems.account ??= { code: 'repeated', line: earlier }
    return { ...{ line, account, amount, note, problems }, to: null, sentBefore: null }
  })
}

/** Runs work over a list, some at a time, in order. */
async function overAll<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += lookups)
    results.push(...(await Promise.all(items.slice(from, from + lookups).map(work))))
  return results
}

/** The ids of accounts of the team, by their names in lower case. */
async function idsOf(client: Client, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await overAll(accounts, async (name) => {
    const { accounts: rows } = await client.call(agentSearch, { query: { text: name.slice(0, 64) } })
    return rows.filter(({ account }) => account.toLowerCase() === name).map(({ id }) => [name, id] as const)
  })
  return new Map(found.flat())
}

/** The times of recent transfers, newest first. */
async function sentLately(client: Client, from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const sent = new Map<string, string>()
  let after: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const query = { from, to, direction: 'out' as const, pageSize: '100', ...(after ? { after } : {}) }
    const { rows, page: place } = await client.call(agentTransfers, { query })
    for (const { account, amount, note, at } of rows) {
      const said = identity(account, amount, note)
      if (!sent.has(said)) sent.set(said, at)
    }
    if (place.next === null) break
    after = place.next
  }
  return sent
}

/** Adds what the platform knows: who the receivers are, and what was sent before. */
export async function checkTransfers(
  client: Client,
  rows: readonly TransferRow[],
  days: { readonly from: string; readonly to: string },
): Promise<readonly TransferRow[]> {
  const names = [...new Set(rows.map(({ account }) => account.toLowerCase()).filter((name) => name !== ''))]
  const ids = await idsOf(client, names)
  const sent = await sentLately(client, days.from, days.to)
  return rows.map((row) => {
    const to = ids.get(row.account.toLowerCase()) ?? null
    const unknown = to === null && row.account !== ''
    return {
      ...row,
      to,
      problems: unknown ? { ...row.problems, account: { code: 'unknownAccount' } } : row.problems,
      sentBefore: sent.get(identity(row.account, row.amount, row.note)) ?? null,
    }
  })
}

/** Sum of decimal strings, exactly. */
export const sumOf = (amounts: readonly string[]): string =>
  formatMoneyWire(amounts.map(parseMoney).reduce(addMoney, zeroMoney))
