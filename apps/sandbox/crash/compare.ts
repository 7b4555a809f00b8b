import { openDatabase, type Trx } from '@baize/platform/database/index.ts'
import { type Violation, verifyLedger } from '@baize/platform/ledger/index.ts'
import { wire } from '@baize/platform/wallet/wire.ts'
import { sql } from 'kysely'
import { openingBalances } from '../src/seed/accounts.ts'
import type { AcknowledgementJournal } from './journal.ts'

export interface Findings {
  /** Acknowledged, but not in the database, or stored with another response. */
  lost: string[]
  /** In the database without an intent, after a refusal, or more than once. */
  phantom: string[]
  /** Keys whose effect is in the database. */
  done: ReadonlySet<string>
  /** Deposits and withdrawals that wait for a job. */
  waiting: number
  violations: Violation[]
}

const keyed = ['createDeposit', 'createTransfer', 'createWithdrawal'] as const
const kinds = {
  bet: 'seamlessBet',
  win: 'seamlessWin',
  rollback: 'seamlessRollback',
  void: 'seamlessVoid',
} as const

/** Reads the database itself, without the platform, and compares it with the responses to the clients. */
export async function compare(target: string, journal: AcknowledgementJournal): Promise<Findings> {
  const database = await openDatabase(target.startsWith('postgres') ? { url: target } : { folder: target })
  try {
    const seen = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => inspect(trx, journal))
    return { ...seen, violations: await verifyLedger(database.db) }
  } finally {
    await database.close()
  }
}

async function inspect(trx: Trx, journal: AcknowledgementJournal): Promise<Omit<Findings, 'violations'>> {
  const lost: string[] = []
  const phantom: string[] = []
  const done = new Set<string>()
  const asked = (key: string, call: string) =>
    journal.intents.get(key)?.call === call && !journal.refused.has(key)

  const effects = new Map(keyed.map((call) => [call as string, new Set<string>()]))
  const stored = await trx.selectFrom('idempotency').select(['scope', 'key', 'body']).execute()
  for (const { scope, key, body } of stored) {
    const call = scope.split(':').at(-1) ?? ''
    const ids = effects.get(call)
    if (!ids) continue
    if (body === null) {
      phantom.push(`${scope} ${key} was claimed and not answered`)
      continue
    }
    const text = (JSON.parse(body) as { body: string }).body
    ids.add(JSON.parse(text).value.id)
    done.add(key)
    if (!asked(key, call)) phantom.push(`${scope} ${key}`)
    if ((journal.answers.get(key) ?? text) !== text) lost.push(`${scope} ${key} has another answer`)
  }

  const movements = await trx.selectFrom('vendor_transaction').selectAll().execute()
  for (const { transaction_id: key, kind, refused, balance } of movements) {
    if (refused) continue
    done.add(key)
    if (!asked(key, kinds[kind])) phantom.push(`${kind} ${key}`)
    const answer = journal.answers.get(key)
    if (answer && JSON.parse(answer).value.balance !== wire(balance ?? 0n))
      lost.push(`${kind} ${key} differs`)
  }
  for (const key of journal.answers.keys()) if (!done.has(key)) lost.push(`${key} is not there`)

  const deposits = await trx.selectFrom('deposit').select(['id', 'state']).execute()
  const withdrawals = await trx.selectFrom('withdrawal').select(['id', 'state']).execute()
  const transfers = await trx.selectFrom('transfer').select('id').execute()
  const bets = await trx.selectFrom('bet').select(['id', 'stake', 'state', 'voided_from']).execute()
  for (const [call, rows] of [
    ['createDeposit', deposits],
    ['createWithdrawal', withdrawals],
    ['createTransfer', transfers],
  ] as const) {
    const ids = new Set(rows.map(({ id }) => id))
    for (const id of effects.get(call) ?? []) if (!ids.has(id)) lost.push(`${call} ${id}`)
    for (const id of ids) if (!effects.get(call)?.has(id)) phantom.push(`${call} ${id}`)
  }

  // What each thing that happened must have written in the ledger: neither more nor less.
  const expected = new Map<string, number>()
  const expect = (cause: string, id: string, type: string, times = 1) =>
    expected.set(`${cause} ${id} ${type}`, times)
  for (const { id, state } of deposits) if (state === 'approved') expect('deposit', id, 'depositCredited')
  for (const { id } of transfers) expect('transfer', id, 'transferSent')
  const paid = ['confirmPending', 'completed', 'caseOpen']
  for (const { id, state } of withdrawals) {
    expect('withdrawal', id, 'withdrawalHeld')
    if (paid.includes(state)) expect('withdrawal', id, 'withdrawalPaid')
    if (['rejected', 'failed', 'cancelled'].includes(state)) expect('withdrawal', id, 'withdrawalReleased')
  }
  for (const { id, state, voided_from } of bets) {
    expect('bet', id, 'betPlaced')
    const paidOut = ['won', 'cashedOut'].includes(voided_from ?? state)
    if (paidOut) expect('bet', id, 'winPaid')
    if (state === 'refunded') expect('bet', id, 'betRolledBack')
    // The stake is returned, and the win is taken back.
    if (state === 'void') expect('bet', id, 'betVoided', paidOut ? 2 : 1)
  }
  // A bet that was made void after its end had both.
  const settled = { win: ['won', 'lost'], rollback: ['refunded'], void: ['void'] }
  for (const kind of ['win', 'rollback', 'void'] as const) {
    const told = movements.filter((movement) => movement.kind === kind && !movement.refused).length
    const ended = bets.filter(
      ({ state, voided_from }) =>
        settled[kind].includes(state) || (voided_from !== null && settled[kind].includes(voided_from)),
    ).length
    if (told > ended) lost.push(`${told - ended} of ${kind}`)
    if (told < ended) phantom.push(`${ended - told} of ${kind}`)
  }
  const opening = await trx
    .selectFrom('member')
    .select('id')
    .where('account', 'in', Object.keys(openingBalances))
    .execute()
  for (const { id } of opening) expect('opening', id, 'openingBalanceGranted')

  const { rows: journals } = await sql<{ name: string; count: bigint }>`
    SELECT cause_type || ' ' || cause_id || ' ' || type AS name, count(*) AS count FROM journal GROUP BY 1
  `.execute(trx)
  for (const { name, count } of journals) {
    const wanted = BigInt(expected.get(name) ?? 0)
    if (count > wanted) phantom.push(`${count} journals ${name}`)
    if (count < wanted) lost.push(`${wanted - count} of ${wanted} journals ${name}`)
    expected.delete(name)
  }
  for (const name of expected.keys()) lost.push(`no journal ${name}`)

  const open = ['created', 'pending', 'underReview', 'requested', 'riskReview', 'approved', 'sent']
  const waiting =
    deposits.filter(({ state }) => state !== 'approved' && open.includes(state)).length +
    withdrawals.filter(({ state }) => open.includes(state)).length
  return { lost, phantom, done, waiting }
}
