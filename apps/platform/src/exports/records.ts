import { type CallValue, calls, mostExportRows } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { bonusDetailHandlers } from '../bonus/details.ts'
import { depositHandlers } from '../deposits/handlers.ts'
import type { Context, Session } from '../http/implement.ts'
import { parsePart } from '../http/shape.ts'
import { betHandlers } from '../records/bets.ts'
import { profitLossHandlers } from '../records/profitLoss.ts'
import { transactionHandlers } from '../records/transactions.ts'
import { incomeHandlers } from '../team/income.ts'
import { teamListHandlers } from '../team/lists.ts'
import { reportHandlers } from '../team/reports.ts'
import { wire } from '../wallet/wire.ts'
import { withdrawalHandlers } from '../withdrawals/handlers.ts'
import type { ExportableRecord } from './tables.ts'

export type Value = string | number | null
/** A row as the list's call answers it; a sheet takes the columns that it knows. */
export type Row = Readonly<Record<string, unknown>>

/** What a list answers in one piece. */
export interface Listed {
  readonly rows: readonly Row[]
  /** What stands under the rows; several lines where a list sums by type. */
  readonly totals: readonly Row[]
  /** There are more rows than a file takes. */
  readonly more: boolean
}

export type Reading = Context & { readonly session: Session; readonly vendor: null }
export type Filter = Readonly<Record<string, string>>
type Read = (filter: Filter, context: Reading) => Promise<Listed>

/** All pages of a list as one. */
const whole = { after: undefined, pageSize: mostExportRows } as const

interface Paged {
  readonly rows: readonly Row[]
  readonly page: { readonly next: string | null }
}

const listed = ({ rows, page }: Paged, totals: readonly Row[]): Listed => ({
  ...{ rows, totals },
  more: page.next !== null,
})

/** The sum of a column, where a list answers none. */
const sumOf = (rows: readonly Row[], column: string): string =>
  wire(rows.reduce((sum, row) => sum + parseMoney(String(row[column] ?? '0')), 0n))

const sums = (rows: readonly Row[], ...columns: string[]): Row[] => [
  Object.fromEntries(columns.map((column) => [column, sumOf(rows, column)])),
]

/** Of movements: what they changed in all, from which balance to which. */
const balances = ({ net, opening, closing }: CallValue<typeof calls.transactions>['totals']): Row => ({
  amount: net,
  opening,
  closing,
})

/** Each list, read by the very handler that the screen asks. */
export const readers: Readonly<Record<ExportableRecord, Read>> = {
  async bets(filter, context) {
    const query = { ...parsePart(calls.bets.query, filter), ...whole }
    const value = await betHandlers.bets({ query }, context)
    return listed(value, [value.totals])
  },
  async transactions(filter, context) {
    const query = { ...parsePart(calls.transactions.query, filter), ...whole }
    const value = await transactionHandlers.transactions({ query }, context)
    return listed(value, [balances(value.totals)])
  },
  async profitLoss(filter, context) {
    const query = parsePart(calls.profitLoss.query, filter)
    const { days, totals } = await profitLossHandlers.profitLoss({ query }, context)
    return { rows: days, totals: [totals], more: false }
  },
  async bonusDetails(filter, context) {
    const query = { ...parsePart(calls.bonusDetails.query, filter), ...whole }
    const value = await bonusDetailHandlers.bonusDetails({ query }, context)
    return listed(value, [{ ...value.totals, amount: value.totals.granted }])
  },
  async deposits(filter, context) {
    const query = { ...parsePart(calls.deposits.query, filter), ...whole }
    const value = await depositHandlers.deposits({ query }, context)
    return listed(value, sums(value.rows, 'amount', 'credited'))
  },
  async withdrawals(filter, context) {
    const query = { ...parsePart(calls.withdrawals.query, filter), ...whole }
    const value = await withdrawalHandlers.withdrawals({ query }, context)
    return listed(value, sums(value.rows, 'amount', 'received'))
  },
  async teamReport(filter, context) {
    const query = parsePart(calls.teamReport.query, filter)
    const { rows, totals } = await reportHandlers.teamReport({ query }, context)
    return { rows, totals: [totals], more: false }
  },
  async teamProfitLoss(filter, context) {
    const query = { ...parsePart(calls.teamProfitLoss.query, filter), ...whole }
    const value = await reportHandlers.teamProfitLoss({ query }, context)
    return listed(value, [value.totals])
  },
  async teamBets(filter, context) {
    const query = { ...parsePart(calls.teamBets.query, filter), ...whole }
    const value = await teamListHandlers.teamBets({ query }, context)
    const rows = value.rows.map((row) => ({ ...row, profitLoss: row.winLoss }))
    const totals = value.totals ? [{ ...value.totals, winLoss: value.totals.profitLoss }] : []
    return listed({ rows, page: value.page }, totals)
  },
  async downlineTransactions(filter, context) {
    const query = { ...parsePart(calls.downlineTransactions.query, filter), ...whole }
    const value = await teamListHandlers.downlineTransactions({ query }, context)
    return listed(value, value.totals)
  },
  async agentIncome(filter, context) {
    const query = { ...parsePart(calls.agentIncome.query, filter), ...whole }
    const value = await incomeHandlers.agentIncome({ query }, context)
    // People count tiers from one.
    const rows = value.rows.map((row) => ({ ...row, tier: row.tier === null ? null : row.tier + 1 }))
    return listed({ rows, page: value.page }, sums(rows, 'amount', 'paid'))
  },
}
