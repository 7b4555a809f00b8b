import type { transactionTypes } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { cashOf, type JournalType } from '../ledger/index.ts'
import { pageOf } from '../wallet/pages.ts'
import { wire } from '../wallet/wire.ts'
import { type Period, periodOf } from './days.ts'

type TransactionType = (typeof transactionTypes)[number]

/** What the member calls each kind of journal. A transfer has two names, by which way the money went. */
const typeOfJournal: Record<JournalType, TransactionType> = {
  depositCredited: 'deposit',
  withdrawalHeld: 'withdrawalHold',
  withdrawalPaid: 'withdrawalPaid',
  withdrawalReleased: 'withdrawalReleased',
  betPlaced: 'bet',
  winPaid: 'win',
  betRolledBack: 'rollback',
  transferSent: 'transferIn',
  openingBalanceGranted: 'opening',
  corrected: 'correction',
}

const typeOf = (journal: JournalType, amount: bigint): TransactionType =>
  journal === 'transferSent' && amount < 0n ? 'transferOut' : typeOfJournal[journal]

const journalsOf = (type: TransactionType): JournalType[] =>
  type === 'transferOut'
    ? ['transferSent']
    : (Object.keys(typeOfJournal) as JournalType[]).filter((journal) => typeOfJournal[journal] === type)

/** Postings of the account's cash in the period, of one type when named. */
function movements(db: Db, account: string, period: Period, type: TransactionType | undefined) {
  let rows = db
    .selectFrom('posting')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .where('posting.account_id', '=', account)
    .where('journal.at', '>=', period.start)
    .where('journal.at', '<', period.end)
  if (type) rows = rows.where('journal.type', 'in', journalsOf(type))
  if (type === 'transferIn') rows = rows.where('posting.amount', '>', 0n)
  if (type === 'transferOut') rows = rows.where('posting.amount', '<', 0n)
  return rows
}

/** The balance before a moment: all that came before it, so that opening, movements and closing always add up. */
async function balanceBefore(db: Db, account: string, moment: Date): Promise<bigint> {
  const before = await db
    .selectFrom('posting')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .select(sql<bigint>`coalesce(sum(posting.amount), 0)::bigint`.as('balance'))
    .where('posting.account_id', '=', account)
    .where('journal.at', '<', moment)
    .executeTakeFirstOrThrow()
  return before.balance
}

async function remarksOf(db: Db, transfers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (transfers.length === 0) return new Map()
  const rows = await db.selectFrom('transfer').select(['id', 'note']).where('id', 'in', transfers).execute()
  return new Map(rows.filter((row) => row.note !== '').map((row) => [row.id, row.note]))
}

const nothing = { credited: '0.00', debited: '0.00', net: '0.00', opening: '0.00', closing: '0.00' }

export const transactionHandlers: Pick<Handlers, 'transactions'> = {
  async transactions({ query }, { db, session, settings, now }) {
    const page = pageOf(query)
    const period = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    const { owner, kind } = cashOf(session.memberId)
    const account = await db
      .selectFrom('account')
      .select('id')
      .where('owner_id', '=', owner)
      .where('kind', '=', kind)
      .where('currency', '=', settings.brand.currency)
      .executeTakeFirst()
    if (!account) return { rows: [], totals: nothing, page: page.info(0) }
    const found = movements(db, account.id, period, query.type)
    const sums = await found
      .select([
        sql<bigint>`count(*)`.as('total'),
        sql<bigint>`coalesce(sum(posting.amount) filter (where posting.amount > 0), 0)::bigint`.as(
          'credited',
        ),
        sql<bigint>`coalesce(-sum(posting.amount) filter (where posting.amount < 0), 0)::bigint`.as(
          'debited',
        ),
      ])
      .executeTakeFirstOrThrow()
    const rows = await found
      .select([
        'posting.journal_id',
        'posting.position',
        'posting.amount',
        'posting.balance_after',
        'journal.type',
        'journal.at',
        'journal.cause_type',
        'journal.cause_id',
      ])
      .orderBy('posting.position', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    const opening = await balanceBefore(db, account.id, period.start)
    const closing = await balanceBefore(db, account.id, period.end)
    const remarks = await remarksOf(
      db,
      rows.filter((row) => row.cause_type === 'transfer').map((row) => row.cause_id),
    )
    return {
      rows: rows.map((row) => ({
        id: `${row.journal_id}-${row.position}`,
        at: row.at.toISOString(),
        type: typeOf(row.type, row.amount),
        amount: wire(row.amount),
        opening: wire(row.balance_after - row.amount),
        closing: wire(row.balance_after),
        reference: row.cause_id,
        remark: remarks.get(row.cause_id) ?? null,
      })),
      totals: {
        credited: wire(sums.credited),
        debited: wire(sums.debited),
        net: wire(sums.credited - sums.debited),
        opening: wire(opening),
        closing: wire(closing),
      },
      page: page.info(sums.total),
    }
  },
}
