import type { ClosureBlocker } from '@baize/api/contract'
import { sql } from 'kysely'
import { owedStates } from '../bills/bill.ts'
import { liveStates } from '../bonus/grants.ts'
import type { Db } from '../http/implement.ts'
import { wire } from '../wallet/wire.ts'
import { endedStates } from '../withdrawals/withdrawal.ts'

export interface Blocker {
  readonly kind: ClosureBlocker
  readonly amount: string | null
}

const endedDeposits = ['approved', 'rejected', 'expired']
/**
 * States in which a bill is still to be paid. One that the upline did not pay in time (`denied`) keeps only the upline from closing,
 * and what a correction took (an amount below zero) neither side: it is set off against later bills, and never paid.
 */
const unpaid = [...owedStates, 'pendingCollect']

type Open = Readonly<Record<Exclude<ClosureBlocker, 'balance' | 'vendorBalance'>, boolean>>
type Found = Open & { readonly balance: string; readonly vendor: string }

/** What has to be settled before an account closes, in the order in which a member settles it. */
export async function blockersOf(db: Db, memberId: string, now: Date): Promise<Blocker[]> {
  const exists = (rows: ReturnType<typeof sql>) => sql`EXISTS (${rows})`
  const { rows } = await sql<Found>`
    SELECT
      (SELECT coalesce(sum(balance), 0)::text FROM account
        WHERE owner_id = ${memberId} AND kind IN ('cash', 'commission', 'contractEscrow')) AS balance,
      (SELECT coalesce(sum(balance), 0)::text FROM account
        WHERE owner_id = ${memberId} AND (kind LIKE 'vendor.%' OR kind = 'inTransit')) AS vendor,
      ${exists(sql`SELECT 1 FROM deposit WHERE member_id = ${memberId}
        AND state <> ALL(${endedDeposits}::text[])`)} AS "openDeposit",
      ${exists(sql`SELECT 1 FROM withdrawal WHERE member_id = ${memberId}
        AND state <> ALL(${endedStates}::text[])`)} AS "openWithdrawal",
      ${exists(sql`SELECT 1 FROM bet WHERE member_id = ${memberId} AND state = 'unsettled'`)}
        OR ${exists(sql`SELECT 1 FROM held_win WHERE member_id = ${memberId} AND state = 'held'`)} AS "openBets",
      ${exists(sql`SELECT 1 FROM bonus_grant WHERE member_id = ${memberId}
        AND state = ANY(${[...liveStates]}::text[])`)} AS "runningBonus",
      ${exists(sql`SELECT 1 FROM complaint_case WHERE member_id = ${memberId} AND state <> 'closed'`)}
        OR ${exists(sql`SELECT 1 FROM bill_dispute JOIN bill ON bill.id = bill_dispute.bill_id
          WHERE ended_at IS NULL AND ${memberId} IN (bill.party_id, bill.upline_id)`)} AS "openDispute",
      ${exists(sql`SELECT 1 FROM member AS below WHERE below.parent_id = ${memberId} AND NOT EXISTS (
        SELECT 1 FROM account_closure WHERE member_id = below.id AND closed_at IS NOT NULL)`)} AS "downline",
      ${exists(sql`SELECT 1 FROM contract WHERE ${memberId} IN (party_id, upline_id)
        AND state IN ('valid', 'terminationRequested') AND (ends_at IS NULL OR ends_at > ${now})`)} AS "contracts",
      ${exists(sql`SELECT 1 FROM bill WHERE amount > 0 AND state = ANY(${unpaid}::text[])
        AND (upline_id = ${memberId} OR (party_id = ${memberId} AND state <> 'denied'))`)} AS "unpaidBills"`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('the database gave no answer')
  const { balance, vendor, ...open } = found
  const amounts = { balance: BigInt(balance), vendorBalance: BigInt(vendor) }
  return [
    ...(['balance', 'vendorBalance'] as const).flatMap((kind) =>
      amounts[kind] > 0n ? [{ kind, amount: wire(amounts[kind]) }] : [],
    ),
    ...Object.entries(open).flatMap(([kind, isOpen]) =>
      isOpen ? [{ kind: kind as ClosureBlocker, amount: null }] : [],
    ),
  ]
}
