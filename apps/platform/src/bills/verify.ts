import { sql } from 'kysely'
import { betsArchivedBefore } from '../archive/betMark.ts'
import { termsOf } from '../contracts/wording.ts'
import type { Db } from '../http/implement.ts'
import { countedStates } from '../seamless/tables.ts'
import type { Settings } from '../settings.ts'
import { billFor } from '../settlement/bill.ts'
import type { Window } from '../settlement/windows.ts'
import { givenTypes } from '../team/figures.ts'
import { isWithin } from '../team/subtree.ts'
import type { Bill } from './bill.ts'
import { figuresIn, type TeamFigures } from './figures.ts'

/** A bill that what was really played and paid does not bear out. */
export interface BillDifference {
  readonly bill: string
  readonly what: 'validBet' | 'loss' | 'active' | 'amount' | 'paid'
}

/**
 * Reads every bet and every journal again, not the sums that bills were made from, and names the bills that do not
 * agree: figures of their inputs, the amount that follows from them, the money that was moved. Slow on purpose.
 */
export async function verifyBills(db: Db, { currency }: Settings['brand']): Promise<BillDifference[]> {
  const differences: BillDifference[] = []
  const bills = await db.selectFrom('bill').selectAll().orderBy('id').execute()
  const newest = new Map<string, Bill>()
  const totals = new Map<string, bigint>()
  for (const bill of bills) {
    const key = `${bill.contract_id} ${bill.window_from.getTime()}`
    const known = newest.get(key)
    if (!known || known.adjustment < bill.adjustment) newest.set(key, bill)
    totals.set(key, (totals.get(key) ?? 0n) + bill.amount)
  }
  const { until } = await db
    .selectFrom('ledger_archive')
    .select(({ fn }) => fn.max('until').as('until'))
    .executeTakeFirstOrThrow()
  const betsBefore = await betsArchivedBefore(db)
  for (const [key, bill] of newest) {
    // Of archived periods the journals or the bets are not in the database to be read again.
    if (until !== null && bill.window_from <= until) continue
    if (betsBefore !== null && bill.window_from < betsBefore) continue
    const contract = await db
      .selectFrom('contract')
      .innerJoin('member', 'member.id', 'contract.party_id')
      .selectAll('contract')
      .select('member.path')
      .where('contract.id', '=', bill.contract_id)
      .executeTakeFirstOrThrow()
    const played = await playedBy(db, contract.path, currency, { from: bill.window_from, to: bill.window_to })
    const { inputs } = bill
    const wrong = (what: BillDifference['what']) => differences.push({ bill: bill.id, what })
    if (played.validBet !== BigInt(inputs.validBet)) wrong('validBet')
    if (played.loss !== BigInt(inputs.loss)) wrong('loss')
    if (played.active !== inputs.active) wrong('active')
    const { amount } = billFor(termsOf(contract), {
      ...played,
      days: inputs.days,
      earlier: inputs.earlier.map((one) => ({ ...one, loss: BigInt(one.loss) })),
      played: inputs.played.map((one) => ({ ...one, validBet: BigInt(one.validBet) })),
    })
    if (amount !== totals.get(key)) wrong('amount')
  }
  return [...differences, ...(await comparePayments(db))]
}

/** The figures of a team with its head, read from every bet and journal of the window. */
export async function playedBy(
  db: Db,
  path: string,
  currency: string,
  { from, to }: Window,
): Promise<TeamFigures> {
  const row = await db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.member_id')
    .select([
      sql<string>`coalesce(sum(bet.valid_bet), 0)::text`.as('validBet'),
      sql<string>`coalesce(sum(bet.stake) FILTER (WHERE bet.state <> 'void'), 0)::text`.as('stake'),
      sql<string>`coalesce(sum(bet.payout) FILTER (WHERE bet.state <> 'void'), 0)::text`.as('payout'),
      sql<bigint>`count(DISTINCT bet.member_id)`.as('active'),
    ])
    // A member who played counts as active, though a bet was made void afterwards.
    .where(({ eb, or }) =>
      or([eb('bet.state', 'in', countedStates), eb('bet.voided_from', 'in', countedStates)]),
    )
    .where('bet.settled_at', '>=', from)
    .where('bet.settled_at', '<', to)
    .where(isWithin('member.path', path))
    .executeTakeFirstOrThrow()
  const gave = await db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .innerJoin('member', 'member.id', 'journal.owner_id')
    .select(sql<string>`coalesce(sum(posting.amount), 0)::text`.as('amount'))
    .where('journal.type', 'in', givenTypes)
    .where('journal.currency', '=', currency)
    .where('posting.amount', '>', 0n)
    .where('journal.at', '>=', from)
    .where('journal.at', '<', to)
    .where(isWithin('member.path', path))
    .executeTakeFirstOrThrow()
  return figuresIn({ ...row, given: gave.amount })
}

/** Of each contract, what was paid on its bills is what its journals moved. Corrections only move sums between its bills. */
async function comparePayments(db: Db): Promise<BillDifference[]> {
  const { rows } = await sql<{ bill: string }>`
    SELECT min(bill.id) AS bill
    FROM bill LEFT JOIN archived_payment AS old ON old.bill_id = bill.id LEFT JOIN (
      SELECT cause_id, sum(posting.amount) AS moved FROM journal JOIN posting ON posting.journal_id = journal.id
      WHERE journal.type = 'contractPaid' AND posting.amount > 0 GROUP BY cause_id
    ) made ON made.cause_id = bill.id
    GROUP BY bill.contract_id HAVING sum(bill.paid) <> coalesce(sum(made.moved), 0) + coalesce(sum(old.moved), 0)
  `.execute(db)
  return rows.map(({ bill }) => ({ bill, what: 'paid' }))
}
