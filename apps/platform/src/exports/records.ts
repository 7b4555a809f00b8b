import { type CallValue, calls } from '@baize/api/contract'
import { bonusDetailHandlers } from '../bonus/details.ts'
import { depositHandlers } from '../deposits/handlers.ts'
import type { Context, Session } from '../http/implement.ts'
import { parsePart } from '../http/shape.ts'
import { betHandlers } from '../records/bets.ts'
import { profitLossHandlers } from '../records/profitLoss.ts'
import { transactionHandlers } from '../records/transactions.ts'
import { subUserHandlers } from '../sub-users/handlers.ts'
import { teamBetHandlers } from '../team/bets.ts'
import { incomeHandlers } from '../team/income.ts'
import { reportHandlers } from '../team/reports.ts'
import { transferRequestHandlers } from '../team/requests.ts'
import { teamTransactionHandlers } from '../team/transactions.ts'
import { withdrawalHandlers } from '../withdrawals/handlers.ts'
import type { ExportableRecord } from './tables.ts'

/** A row as the list's call returns it; a spreadsheet takes the columns that it knows. */
export type Row = Readonly<Record<string, unknown>>

/** One piece of a list. */
interface Piece {
  readonly rows: readonly Row[]
  /** The totals under all rows; several lines where a list sums by type. Null where the list returns no sums. */
  readonly totals: readonly Row[] | null
  /** Where the next piece begins; null after the last. */
  readonly next: string | null
  /** Until when rows of the list may be kept elsewhere. */
  readonly archivedBefore?: string | undefined
}

export type Reading = Context & { readonly session: Session; readonly vendor: null }
export type Filter = Readonly<Record<string, string>>
type Read = (
  filter: Filter,
  context: Reading,
  piece: { after: string | undefined; pageSize: number },
) => Promise<Piece>

interface Reader {
  readonly read: Read
  /** Columns that are added up from the rows, where the list returns no sums. */
  readonly sums?: readonly string[]
}

interface Paged {
  readonly rows: readonly Row[]
  readonly page: { readonly next: string | null }
  readonly archivedBefore?: string | undefined
}

const piece = ({ rows, page, archivedBefore }: Paged, totals: readonly Row[] | null): Piece => ({
  rows,
  totals,
  next: page.next,
  archivedBefore,
})

/** Of movements: what they changed in all, from which balance to which. */
const balances = ({ net, opening, closing }: CallValue<typeof calls.transactions>['totals']): Row => ({
  amount: net,
  opening,
  closing,
})

/** Each list, read by the very handler that the screen asks. */
export const readers: Readonly<Record<ExportableRecord, Reader>> = {
  bets: {
    async read(filter, context, part) {
      const query = { ...parsePart(calls.bets.query, filter), ...part }
      const value = await betHandlers.bets({ query }, context)
      return piece(value, [value.totals])
    },
  },
  transactions: {
    async read(filter, context, part) {
      const query = { ...parsePart(calls.transactions.query, filter), ...part }
      const value = await transactionHandlers.transactions({ query }, context)
      return piece(value, [balances(value.totals)])
    },
  },
  profitLoss: {
    async read(filter, context) {
      const query = parsePart(calls.profitLoss.query, filter)
      const { days, totals } = await profitLossHandlers.profitLoss({ query }, context)
      return { rows: days, totals: [totals], next: null }
    },
  },
  bonusDetails: {
    async read(filter, context, part) {
      const query = { ...parsePart(calls.bonusDetails.query, filter), ...part }
      const value = await bonusDetailHandlers.bonusDetails({ query }, context)
      return piece(value, [{ ...value.totals, amount: value.totals.granted }])
    },
  },
  deposits: {
    sums: ['amount', 'credited'],
    async read(filter, context, part) {
      const query = { ...parsePart(calls.deposits.query, filter), ...part }
      return piece(await depositHandlers.deposits({ query }, context), null)
    },
  },
  withdrawals: {
    sums: ['amount', 'received'],
    async read(filter, context, part) {
      const query = { ...parsePart(calls.withdrawals.query, filter), ...part }
      return piece(await withdrawalHandlers.withdrawals({ query }, context), null)
    },
  },
  teamReport: {
    async read(filter, context) {
      const query = parsePart(calls.teamReport.query, filter)
      const { rows, totals } = await reportHandlers.teamReport({ query }, context)
      return { rows, totals: [totals], next: null }
    },
  },
  teamProfitLoss: {
    async read(filter, context, part) {
      const query = { ...parsePart(calls.teamProfitLoss.query, filter), ...part }
      const value = await reportHandlers.teamProfitLoss({ query }, context)
      const first = part.after === undefined && value.itself ? [value.itself] : []
      return piece({ ...value, rows: [...first, ...value.rows] }, [value.totals])
    },
  },
  teamBets: {
    async read(filter, context, part) {
      const query = { ...parsePart(calls.teamBets.query, filter), ...part }
      const value = await teamBetHandlers.teamBets({ query }, context)
      const rows = value.rows.map((row) => ({ ...row, profitLoss: row.winLoss }))
      const totals = value.totals ? [{ ...value.totals, winLoss: value.totals.profitLoss }] : []
      return piece({ ...value, rows }, totals)
    },
  },
  downlineTransactions: {
    async read(filter, context, part) {
      const query = { ...parsePart(calls.downlineTransactions.query, filter), ...part }
      const value = await teamTransactionHandlers.downlineTransactions({ query }, context)
      return piece(value, value.totals)
    },
  },
  agentTransfers: {
    async read(filter, context, part) {
      const query = { ...parsePart(calls.agentTransfers.query, filter), ...part }
      const value = await transferRequestHandlers.agentTransfers({ query }, context)
      return piece(value, [
        { direction: 'in', amount: value.totals.in },
        { direction: 'out', amount: value.totals.out },
      ])
    },
  },
  agentIncome: {
    sums: ['amount', 'paid'],
    async read(filter, context, part) {
      const query = { ...parsePart(calls.agentIncome.query, filter), ...part }
      const value = await incomeHandlers.agentIncome({ query }, context)
      const rows = value.rows.map((row) => ({
        ...row,
        // People count tiers from one.
        tier: row.tier === null ? null : row.tier + 1,
        // One below zero is neither paid nor collected.
        state: row.amount.startsWith('-') ? 'correction' : row.state,
      }))
      return piece({ rows, page: value.page }, null)
    },
  },
  subUserActions: {
    async read(filter, context, part) {
      const query = { ...parsePart(calls.subUserActions.query, filter), ...part }
      const value = await subUserHandlers.subUserActions({ query }, context)
      const rows = value.rows.map((row) => ({ ...row, result: row.result ?? 'unknown' }))
      return piece({ rows, page: value.page }, [])
    },
  },
}
