import type { Db } from '@baize/platform/http/implement.ts'
import { sql } from 'kysely'
import type { Line } from './line.ts'

const madeBy = {
  createDeposit: 'deposit',
  createWithdrawal: 'withdrawal',
  createTransfer: 'transfer',
  transferUpline: 'transfer',
  walletTransfer: 'wallet_transfer',
  redeemPoints: 'redemption',
  offerContract: 'contract',
} as const

/** The states in which no job is pending. */
const paid = ['confirmPending', 'completed', 'caseOpen']
const returned = ['rejected', 'failed', 'cancelled']

/**
 * Compares the responses with the database: every success has its one row, every row its one success, and each event
 * wrote exactly the journals that it must have written.
 */
export async function findEffects(db: Db, people: readonly string[], line: Line): Promise<string[]> {
  const findings: string[] = []
  const answered = new Map<string, Set<string>>()
  const keys = new Set<string>()
  for (const { name, key, successes } of line.asked) {
    if (successes.size === 0) continue
    keys.add(key)
    const table = madeBy[name as keyof typeof madeBy]
    if (!table) continue
    const [text = '{}'] = successes
    const ids = answered.get(table) ?? new Set()
    ids.add(JSON.parse(text).value.id)
    answered.set(table, ids)
  }

  const { rows: kept } = await sql<{ key: string }>`
    SELECT scope || ' ' || key AS key FROM idempotency WHERE key LIKE 'key-%'
      AND split_part(scope, ':', 1) IN (${sql.join(people)})
    UNION ALL SELECT transaction_id FROM vendor_transaction
      WHERE refused IS NULL AND member_id IN (${sql.join(people)})
  `.execute(db)
  const stored = new Set(kept.map(({ key }) => key))
  for (const key of keys) if (!stored.has(key)) findings.push(`I7: ${key} was acknowledged and is not there`)
  for (const key of stored) if (!keys.has(key)) findings.push(`I6: ${key} is there, and nobody was told`)

  for (const table of new Set(Object.values(madeBy))) {
    const owner = { transfer: 'from_member_id', contract: 'upline_id' }[table as string] ?? 'member_id'
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM ${sql.table(table)} WHERE ${sql.ref(owner)} IN (${sql.join(people)})
    `.execute(db)
    const ids = answered.get(table) ?? new Set<string>()
    const there = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!there.has(id)) findings.push(`I7: ${table} ${id} is not there`)
    // The platform itself contracted with the first agent, and that one with the second.
    if (table === 'contract') continue
    for (const id of there) if (!ids.has(id)) findings.push(`I6: ${table} ${id}, and nobody was told`)
  }
  return [...findings, ...(await compareJournals(db, people))]
}

async function compareJournals(db: Db, people: readonly string[]): Promise<string[]> {
  const expected = new Map<string, number>()
  const expect = (type: string, cause: string, id: string, times = 1) =>
    expected.set(`${type} of ${cause} ${id}`, times)
  const deposits = await db.selectFrom('deposit').selectAll().where('member_id', 'in', people).execute()
  for (const { id, state } of deposits) if (state === 'approved') expect('depositCredited', 'deposit', id)
  const withdrawals = await db.selectFrom('withdrawal').selectAll().where('member_id', 'in', people).execute()
  for (const { id, state } of withdrawals) {
    expect('withdrawalHeld', 'withdrawal', id)
    if (paid.includes(state)) expect('withdrawalPaid', 'withdrawal', id)
    if (returned.includes(state)) expect('withdrawalReleased', 'withdrawal', id)
  }
  const transfers = await db
    .selectFrom('transfer')
    .select('id')
    .where('from_member_id', 'in', people)
    .execute()
  for (const { id } of transfers) expect('transferSent', 'transfer', id)
  const moved = await db.selectFrom('wallet_transfer').selectAll().where('member_id', 'in', people).execute()
  for (const { id, state } of moved) {
    expect('walletTransferSent', 'walletTransfer', id)
    if (state === 'confirmed') expect('walletTransferConfirmed', 'walletTransfer', id)
    if (state === 'failed') expect('walletTransferReturned', 'walletTransfer', id)
  }
  const bets = await db.selectFrom('bet').selectAll().where('member_id', 'in', people).execute()
  for (const { id, state, voided_from } of bets) {
    expect('betPlaced', 'bet', id)
    const paidOut = ['won', 'cashedOut'].includes(voided_from ?? state)
    if (paidOut) expect('winPaid', 'bet', id)
    if (state === 'refunded') expect('betRolledBack', 'bet', id)
    // The stake is returned, and the win is taken back.
    if (state === 'void') expect('betVoided', 'bet', id, paidOut ? 2 : 1)
  }
  const { rows } = await sql<{ name: string; count: bigint }>`
    SELECT type || ' of ' || cause_type || ' ' || cause_id AS name, count(*) AS count FROM journal
    WHERE owner_id IN (${sql.join(people)})
      AND cause_type IN ('deposit', 'withdrawal', 'transfer', 'walletTransfer', 'bet')
      AND type NOT IN ('bonusConverted', 'bonusForfeited') GROUP BY 1
  `.execute(db)
  const findings: string[] = []
  for (const { name, count } of rows) {
    if (count !== BigInt(expected.get(name) ?? 0)) findings.push(`I6: ${count} journals ${name}`)
    expected.delete(name)
  }
  for (const name of expected.keys()) findings.push(`I7: no journal ${name}`)
  return findings
}
