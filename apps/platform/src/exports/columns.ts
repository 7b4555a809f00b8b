import { nameIn } from '../games/names.ts'
import { Refusal } from '../http/refusal.ts'
import { archived, headings, total } from './headings.ts'
import type { Rows } from './pieces.ts'
import type { Row } from './records.ts'
import type { Cell, Line, Sheet } from './spreadsheet.ts'
import type { AskedColumn, ExportableRecord } from './tables.ts'
import { wordings } from './wordings.ts'

type Column = keyof typeof headings

const play = ['bets', 'stake', 'validBet', 'payout'] as const
const bet = ['category', 'vendor', 'game', 'roundId', 'stake'] as const

/** The columns of each list where none are chosen. */
const columnsOf: Readonly<Record<ExportableRecord, readonly Column[]>> = {
  bets: [
    ...(['id', 'placedAt', 'settledAt', ...bet] as const),
    ...(['bonusStake', 'validBet', 'payout', 'winLoss', 'state', 'device'] as const),
  ],
  transactions: [
    ...(['id', 'at', 'type', 'subject', 'direction', 'amount', 'opening', 'closing', 'currency'] as const),
    ...(['reference', 'status', 'remark'] as const),
  ],
  profitLoss: ['day', ...play, 'rebate', 'bonus', 'winLoss', 'deposits', 'withdrawals', 'netDeposits'],
  bonusDetails: [
    ...(['id', 'offeredAt', 'name', 'state', 'amount', 'required', 'progress', 'percent'] as const),
    ...(['remaining', 'converted', 'returned', 'lost', 'claimedAt', 'endedAt'] as const),
  ],
  deposits: ['id', 'createdAt', 'methodId', 'amount', 'credited', 'state'],
  withdrawals: ['id', 'createdAt', 'bank', 'accountNumberMasked', 'amount', 'received', 'state'],
  teamReport: [
    ...(['day', 'deposits', 'depositCount', 'withdrawals', 'withdrawalCount', 'firstDeposits'] as const),
    ...(['activeAccounts', 'bonus', 'rebate'] as const),
    ...([...play, 'profitLoss', 'given', 'net'] as const),
  ],
  teamProfitLoss: [
    ...(['account', 'level', 'deposits', 'withdrawals', 'given'] as const),
    ...([...play, 'profitLoss', 'net'] as const),
  ],
  teamBets: [
    ...(['id', 'account', 'level', 'placedAt', 'settledAt'] as const),
    ...([...bet, 'validBet', 'payout', 'profitLoss', 'state'] as const),
  ],
  downlineTransactions: [
    ...(['id', 'at', 'account', 'level', 'type', 'direction', 'amount', 'opening', 'closing'] as const),
    ...(['counterparty', 'remark', 'reference'] as const),
  ],
  agentTransfers: ['id', 'at', 'direction', 'account', 'amount', 'opening', 'closing', 'note'],
  agentIncome: [
    ...([
      'id',
      'kind',
      'from',
      'to',
      'adjustment',
      'account',
      'validBet',
      'stake',
      'payout',
      'given',
    ] as const),
    ...(['loss', 'activeMembers', 'carried', 'base', 'rate', 'amount', 'paid', 'state'] as const),
  ],
  subUserActions: ['at', 'account', 'call', 'target', 'amount', 'result', 'address'],
}

/** Columns that screens have besides, or know by another name. */
const alsoOf: Readonly<Partial<Record<ExportableRecord, readonly Column[]>>> = {
  teamBets: ['winLoss'],
  agentIncome: ['tier'],
}

const hasColumn = (record: ExportableRecord, id: string): id is Column =>
  [...columnsOf[record], ...(alsoOf[record] ?? [])].some((column) => column === id)

/** Refuses columns that a list does not have, or that occur twice. */
export function requireColumns(record: ExportableRecord, asked: readonly AskedColumn[]): void {
  const problems = asked.flatMap(({ id }, place) => {
    const field = `columns.${place}.id`
    if (!hasColumn(record, id)) return [{ field, code: 'choice' }]
    return asked.findIndex((one) => one.id === id) < place ? [{ field, code: 'repeated' }] : []
  })
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
}

const moments: ReadonlySet<Column> = new Set([
  ...(['placedAt', 'settledAt', 'at', 'createdAt', 'from', 'to'] as const),
  ...(['offeredAt', 'claimedAt', 'endedAt'] as const),
])
const days: ReadonlySet<Column> = new Set(['day'])
const numbers: ReadonlySet<Column> = new Set([
  ...(['stake', 'validBet', 'payout', 'winLoss', 'profitLoss', 'net', 'rebate', 'bonus'] as const),
  ...(['amount', 'opening', 'closing', 'credited', 'received', 'paid', 'base', 'carried', 'loss'] as const),
  ...([
    'deposits',
    'withdrawals',
    'netDeposits',
    'given',
    'depositCount',
    'withdrawalCount',
    'rate',
  ] as const),
  ...([
    'bonusStake',
    'required',
    'progress',
    'percent',
    'remaining',
    'converted',
    'returned',
    'lost',
  ] as const),
  ...(['firstDeposits', 'activeAccounts', 'activeMembers', 'bets', 'level', 'adjustment', 'tier'] as const),
])

/** A spreadsheet's reader: the language, and the zone of its days. */
export interface SheetReader {
  readonly language: string
  readonly gmtOffsetMinutes: number
}

/** A moment as the screen shows it: in the brand's zone. */
const local = (instant: string, { gmtOffsetMinutes }: SheetReader): string =>
  new Date(Date.parse(instant) + gmtOffsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')

/** What a value is called: by the screen that asked, or else in the reader's language. */
function wordOf(value: string, { id, words }: ShownColumn, { language }: SheetReader): string {
  if (words && Object.hasOwn(words, value)) return words[value] ?? value
  const known = wordings[id]
  const called = known && Object.hasOwn(known, value) ? known[value] : undefined
  return called ? nameIn(called, language) : value
}

function cellOf(row: Row, column: ShownColumn, reader: SheetReader): Cell {
  const value = row[column.id]
  if (value === null || value === undefined) return { text: '' }
  if (numbers.has(column.id)) return { number: String(value) }
  const text = String(value)
  if (days.has(column.id)) return { date: text }
  return moments.has(column.id) ? { date: local(text, reader) } : { text: wordOf(text, column, reader) }
}

interface ShownColumn extends AskedColumn {
  readonly id: Column
}

/** Languages that run from right to left. */
const rightToLeft = /^(?:ar|fa|he|ur)\b/i

/**
 * A list as a spreadsheet: the requested columns, or all of them, with headings of the screen or in the reader's
 * language; its rows as they are read, then its totals, with their name in the first column, and what the screen says
 * of rows that are kept elsewhere.
 */
export function sheetOf(
  record: ExportableRecord,
  pieces: AsyncIterable<Rows>,
  reader: SheetReader,
  asked: readonly AskedColumn[] | null = null,
): Sheet {
  const chosen: readonly AskedColumn[] = asked ?? columnsOf[record].map((id) => ({ id }))
  const columns = chosen.flatMap((column): ShownColumn[] =>
    hasColumn(record, column.id) ? [{ ...column, id: column.id }] : [],
  )
  const line = (row: Row): Line => columns.map((column) => cellOf(row, column, reader))
  const lastLine = (row: Row): Line => [{ text: nameIn(total, reader.language) }, ...line(row).slice(1)]
  const elsewhere = (before: string): Line => {
    const words = nameIn(archived, reader.language).replace('{moment}', local(before, reader))
    return columns.map((_, place) => ({ text: place === 0 ? words : '' }))
  }
  async function* lines() {
    for await (const { rows, totals, archivedBefore } of pieces)
      yield [
        ...rows.map(line),
        ...totals.map(lastLine),
        ...(archivedBefore === undefined ? [] : [elsewhere(archivedBefore)]),
      ]
  }
  return {
    columns: columns.map(({ id, title }) => title || nameIn(headings[id], reader.language)),
    rightToLeft: rightToLeft.test(reader.language),
    lines: lines(),
  }
}
