import type { Trx } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { earlierOf, laterOf, windowAt } from '../settlement/windows.ts'
import { ceilingOf, type Ending, endingBelow } from './ceiling.ts'
import { addStep, type Contract } from './contract.ts'
import type { EndReason } from './tables.ts'
import { wireRate } from './wording.ts'

type Brand = Pick<Settings['brand'], 'gmtOffsetMinutes' | 'lowerRatePolicy'>

/** The version without an end, if there is one. */
export const runningOf = (db: Db, partyId: string, kind: Contract['kind']): Promise<Contract | undefined> =>
  db
    .selectFrom('contract')
    .selectAll()
    .where('party_id', '=', partyId)
    .where('kind', '=', kind)
    .where('valid_from', 'is not', null)
    .where('ends_at', 'is', null)
    .executeTakeFirst()

/**
 * When a contract begins that is agreed now: a new version with the next window of the running one, so that no window
 * is settled by two; a first one with the next five minutes, or when one that is ending has ended.
 */
export async function beginOf(
  db: Db,
  brand: Brand,
  contract: Pick<Contract, 'party_id' | 'kind'>,
  running: Contract | undefined,
  now: Date,
): Promise<Date> {
  const soon = windowAt('fiveMinutes', brand.gmtOffsetMinutes, now).to
  if (running?.valid_from) {
    const next = windowAt(running.period, brand.gmtOffsetMinutes, now).to
    return laterOf(running.valid_from, next)
  }
  const ending = await db
    .selectFrom('contract')
    .select(({ fn }) => fn.max('ends_at').as('at'))
    .where('party_id', '=', contract.party_id)
    .where('kind', '=', contract.kind)
    .executeTakeFirst()
  return laterOf(ending?.at ?? soon, soon)
}

/** Refuses a rate above what the upline has, and where policy says so one below what the receiver passes on. */
export async function requireRate(
  db: Db,
  brand: Brand,
  contract: Pick<Contract, 'upline_id' | 'party_id' | 'kind' | 'top_rate'>,
  from: Date,
): Promise<Ending[]> {
  const max = await ceilingOf(db, contract.upline_id, contract.kind, from)
  if (contract.top_rate > max) {
    throw new Refusal('rateTooHigh', { params: { max: wireRate(max) } })
  }
  const ending = await endingBelow(db, contract.party_id, contract.kind, contract.top_rate, from)
  if (ending.length > 0 && brand.lowerRatePolicy === 'refuse') {
    const highest = Math.max(...ending.map(({ contract: { top_rate } }) => top_rate))
    throw new Refusal('rateTooHigh', { reason: 'a downline has more', params: { min: wireRate(highest) } })
  }
  return ending
}

/** Ends a contract at a moment; one that would begin later never does. */
export async function endContract(
  trx: Trx,
  contract: Contract,
  end: { readonly at: Date; readonly reason: EndReason; readonly now: Date },
): Promise<void> {
  const begins = contract.valid_from ?? end.at
  const at = earlierOf(laterOf(end.at, begins), contract.ends_at ?? laterOf(end.at, begins))
  const close = contract.next_close
  await trx
    .updateTable('contract')
    .set({
      ends_at: at,
      end_reason: end.reason,
      state: 'valid',
      termination_by: null,
      next_close: close === null || begins >= at ? null : earlierOf(close, at),
    })
    .where('id', '=', contract.id)
    .execute()
  await addStep(trx, contract.id, { action: end.reason, memberId: null, at: end.now })
}

/**
 * Locks the granting and the receiving account, from the top down, so that changes of their rates run one after the
 * other.
 */
export async function lockSides(trx: Trx, contract: Pick<Contract, 'upline_id' | 'party_id'>): Promise<void> {
  for (const id of [contract.upline_id, contract.party_id]) {
    if (id !== null) {
      await trx.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    }
  }
}

/**
 * Puts an offer in force. Contracts further down that are above it end at the same moment, so that at no time a
 * downline's rate is above its upline's (I19). Returns them.
 */
export async function bringIntoForce(
  trx: Trx,
  brand: Brand,
  contract: Contract,
  now: Date,
): Promise<readonly Ending[]> {
  const running = await runningOf(trx, contract.party_id, contract.kind)
  const from = await beginOf(trx, brand, contract, running, now)
  await requireRate(trx, brand, contract, from)
  const ending = await endingBelow(trx, contract.party_id, contract.kind, contract.top_rate, from, true)
  for (const { contract: below, reason } of ending) await endContract(trx, below, { at: from, reason, now })
  if (running) await endContract(trx, running, { at: from, reason: 'newVersion', now })
  await trx
    .updateTable('contract')
    .set({
      state: 'valid',
      valid_from: from,
      next_close: windowAt(contract.period, brand.gmtOffsetMinutes, from).to,
    })
    .where('id', '=', contract.id)
    .execute()
  return ending
}

/**
 * Ends a contract with its running window, and with it the contracts that depend on it. Returns what ended further
 * down.
 */
export async function terminate(
  trx: Trx,
  brand: Brand,
  contract: Contract,
  now: Date,
): Promise<readonly Ending[]> {
  const begins = contract.valid_from ?? now
  const at = begins > now ? begins : windowAt(contract.period, brand.gmtOffsetMinutes, now).to
  const ending = await endingBelow(trx, contract.party_id, contract.kind, 0, at, true)
  for (const { contract: below, reason } of ending) await endContract(trx, below, { at, reason, now })
  await endContract(trx, contract, { at, reason: 'terminated', now })
  return ending
}
