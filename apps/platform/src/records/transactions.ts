import type { CallRequest, CallValue, transactions, transactionTypes } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { cashOf, type JournalType } from '../ledger/index.ts'
import { wire } from '../wallet/wire.ts'
import { type Period, periodOf } from './days.ts'
import type { Reader } from './reader.ts'
import { subjectsOf } from './subjects.ts'

type TransactionQuery = CallRequest<typeof transactions>['query']
type TransactionType = (typeof transactionTypes)[number]

/** What the member calls each kind of journal. A transfer has two names, by its direction. */
const typeOfJournal: Record<JournalType, TransactionType> = {
  depositCredited: 'deposit',
  withdrawalHeld: 'withdrawalHold',
  withdrawalPaid: 'withdrawalPaid',
  withdrawalReleased: 'withdrawalReleased',
  betPlaced: 'bet',
  winPaid: 'win',
  betRolledBack: 'rollback',
  betVoided: 'void',
  transferSent: 'transferIn',
  walletTransferSent: 'walletTransfer',
  walletTransferConfirmed: 'walletTransfer',
  walletTransferReturned: 'walletTransfer',
  openingBalanceGranted: 'opening',
  corrected: 'correction',
  bonusGranted: 'bonus',
  bonusConverted: 'bonus',
  bonusForfeited: 'bonus',
  rebatePaid: 'rebate',
  rewardPaid: 'reward',
  pointsEarned: 'points',
  pointsSpent: 'points',
  pointsReturned: 'points',
  pointsConverted: 'points',
  pointsBought: 'points',
  contractPaid: 'contract',
  jackpotFed: 'correction',
  jackpotPaid: 'win',
}

/** What the record calls a movement; a transfer's direction is its sign. */
export const transactionTypeOf = (journal: JournalType, amount: bigint): TransactionType =>
  journal === 'transferSent' && amount < 0n ? 'transferOut' : typeOfJournal[journal]

const journalsOf = (type: TransactionType): JournalType[] =>
  type === 'transferOut'
    ? ['transferSent']
    : (Object.keys(typeOfJournal) as JournalType[]).filter((journal) => typeOfJournal[journal] === type)

/** An account by its key. */
interface AccountKey {
  readonly owner: string
  readonly id: string
}

/** Postings of the account's cash in the period that pass the filter. */
function movements(db: Db, account: AccountKey, period: Period, query: TransactionQuery) {
  const { type, direction, minAmount, maxAmount } = query
  const search = query.search?.trim()
  const size = sql<bigint>`abs(posting.amount)`
  // A transaction's number is its journal's, and its position in the account's history.
  const numbered = search?.match(/^([0-9a-f-]{36})-([0-9]{1,18})$/)
  return db
    .selectFrom('posting')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .where('posting.owner_id', '=', account.owner)
    .where('posting.account_id', '=', account.id)
    .where('journal.at', '>=', period.start)
    .where('journal.at', '<', period.end)
    .$if(type !== undefined, (rows) => rows.where('journal.type', 'in', journalsOf(type ?? 'deposit')))
    .$if(type === 'transferIn' || direction === 'in', (rows) => rows.where('posting.amount', '>', 0n))
    .$if(type === 'transferOut' || direction === 'out', (rows) => rows.where('posting.amount', '<', 0n))
    .$if(minAmount !== undefined, (rows) => rows.where(size, '>=', parseMoney(minAmount ?? '0')))
    .$if(maxAmount !== undefined, (rows) => rows.where(size, '<=', parseMoney(maxAmount ?? '0')))
    .$if(Boolean(search), (rows) =>
      numbered
        ? rows.where('posting.position', '=', BigInt(numbered[2] ?? 0))
        : rows.where('journal.cause_id', '=', search ?? ''),
    )
}

/** The balance before a moment: all movements before it, so that opening, movements and closing always add up. */
export async function balanceBefore(db: Db, account: AccountKey, moment: Date): Promise<bigint> {
  const before = await db
    .selectFrom('posting')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .select(sql<bigint>`coalesce(sum(posting.amount), 0)::bigint`.as('balance'))
    .where('posting.owner_id', '=', account.owner)
    .where('posting.account_id', '=', account.id)
    .where('journal.at', '<', moment)
    .executeTakeFirstOrThrow()
  return before.balance + (await carriedOf(db, account))
}

/** What archived periods left in an account. */
async function carriedOf(db: Db, { owner, id }: AccountKey): Promise<bigint> {
  const row = await db
    .selectFrom('carried_balance')
    .select('balance')
    .where('owner_id', '=', owner)
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row?.balance ?? 0n
}

async function remarksOf(db: Db, transfers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (transfers.length === 0) return new Map()
  const rows = await db.selectFrom('transfer').select(['id', 'note']).where('id', 'in', transfers).execute()
  return new Map(rows.filter((row) => row.note !== '').map((row) => [row.id, row.note]))
}

const nothing = { count: 0, credited: '0.00', debited: '0.00', net: '0.00', opening: '0.00', closing: '0.00' }

/** Whether a later journal took this one back. */
const isReversed = sql<boolean>`EXISTS (SELECT 1 FROM journal AS later
  WHERE later.owner_id = journal.owner_id AND later.reversal_of = journal.id)`

/** A place in an account's history; its postings are numbered without a gap. */
function positionOf(after: string | undefined): bigint | null {
  if (after === undefined) return null
  if (!/^[0-9]{1,18}$/.test(after)) {
    throw new Refusal('invalidFields', { problems: [{ field: 'after', code: 'pattern' }] })
  }
  return BigInt(after)
}

/** One page of a member's transactions, as the screen and the export read it. */
async function readTransactions(
  { db, memberId, settings, at, language }: Reader,
  query: TransactionQuery,
): Promise<CallValue<typeof transactions>> {
  const period = periodOf(query, at, settings.brand.gmtOffsetMinutes)
  const below = positionOf(query.after)
  const { owner, kind } = cashOf(memberId)
  const { currency } = settings.brand
  const account = await db
    .selectFrom('account')
    .select(['owner_id as owner', 'id'])
    .where('owner_id', '=', owner)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .executeTakeFirst()
  if (!account) return { rows: [], totals: nothing, page: { next: null } }
  const found = movements(db, account, period, query)
  const sums = await found
    .select([
      sql<bigint>`count(*)`.as('total'),
      sql<bigint>`coalesce(sum(posting.amount) filter (where posting.amount > 0), 0)::bigint`.as('credited'),
      sql<bigint>`coalesce(-sum(posting.amount) filter (where posting.amount < 0), 0)::bigint`.as('debited'),
    ])
    .executeTakeFirstOrThrow()
  const more = await found
    .select([
      'posting.journal_id',
      'posting.position',
      'posting.amount',
      'posting.balance_after',
      'journal.type',
      'journal.at',
      'journal.cause_type',
      'journal.cause_id',
      isReversed.as('reversed'),
    ])
    .$if(below !== null, (rows) => rows.where('posting.position', '<', below ?? 0n))
    .orderBy('posting.position', 'desc')
    .limit(query.pageSize + 1)
    .execute()
  const rows = more.slice(0, query.pageSize)
  const last = rows.at(-1)
  const transfers = rows.filter((row) => row.cause_type === 'transfer').map((row) => row.cause_id)
  const remarks = await remarksOf(db, transfers)
  const subjectOf = await subjectsOf(db, rows, memberId, language, settings.brand)
  return {
    rows: rows.map((row) => ({
      id: `${row.journal_id}-${row.position}`,
      at: row.at.toISOString(),
      type: transactionTypeOf(row.type, row.amount),
      direction: row.amount > 0n ? 'in' : 'out',
      amount: wire(row.amount),
      opening: wire(row.balance_after - row.amount),
      closing: wire(row.balance_after),
      currency,
      ...subjectOf(row),
      reference: row.cause_id,
      status: row.reversed ? 'reversed' : 'done',
      remark: remarks.get(row.cause_id) ?? null,
    })),
    totals: {
      count: Number(sums.total),
      credited: wire(sums.credited),
      debited: wire(sums.debited),
      net: wire(sums.credited - sums.debited),
      opening: wire(await balanceBefore(db, account, period.start)),
      closing: wire(await balanceBefore(db, account, period.end)),
    },
    page: { next: more.length > rows.length && last ? String(last.position) : null },
  }
}

export const transactionHandlers: Pick<Handlers, 'transactions'> = {
  transactions: ({ query }, { db, session, settings, now, language }) =>
    readTransactions({ db, memberId: session.memberId, settings, language, at: now() }, query),
}
