import { systemAuditEntry, writeAudit } from '../audit/entry.ts'
import type { Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { endAndNotify } from '../sessions/ending.ts'
import { revoke } from '../sessions/remembered.ts'
import { blockersOf } from './blockers.ts'
import { forEachClosure } from './forEachClosure.ts'
import { closureInForce } from './inForce.ts'
import { sendClosureNews } from './news.ts'

/** Closes the accounts whose cool-off period is over. */
export async function closeDueAccounts(platform: Platform): Promise<void> {
  const due = platform.db
    .selectFrom('account_closure')
    .select(['id', 'member_id'])
    .where('cancelled_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', platform.now())
  await forEachClosure(platform, due, 'closures', (unit, { member_id }) =>
    closeAccount(platform, unit, member_id),
  )
}

/** Closes an account, unless it was kept meanwhile, or something came that has to be settled first. */
async function closeAccount(platform: Platform, unit: Unit, memberId: string): Promise<void> {
  const { trx } = unit
  const now = platform.now()
  await trx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const closure = await closureInForce(trx, memberId)
  if (!closure || closure.closed_at || closure.closes_at > now) return
  const set = (change: { waiting_since: Date } | { closed_at: Date; waiting_since: null }) =>
    trx.updateTable('account_closure').set(change).where('id', '=', closure.id).execute()
  if ((await blockersOf(trx, memberId, now)).length > 0) {
    if (closure.waiting_since) return
    await set({ waiting_since: now })
    return sendClosureNews(platform, unit, closure, 'waiting')
  }
  await set({ closed_at: now, waiting_since: null })
  await trx.updateTable('member').set({ may_enter: false }).where('id', '=', memberId).execute()
  await endAccess(platform, unit, memberId)
  await writeAudit(trx, systemAuditEntry(memberId, 'accountClosed', now))
  await sendClosureNews(platform, unit, closure, 'closed')
}

/** Ends sessions, notifications and everything by which others could still reach or use the account. */
async function endAccess(platform: Platform, unit: Unit, memberId: string): Promise<void> {
  const { trx } = unit
  const now = platform.now()
  await endAndNotify({ ...platform, db: trx, unit, platform }, { memberId, except: '' }, 'signedOut')
  await revoke(trx, { memberId }, now)
  for (const table of ['session_code', 'login_challenge', 'password_link', 'report_schedule'] as const)
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute()
  await trx.deleteFrom('referral_code').where('member_id', '=', memberId).execute()
  await trx
    .updateTable('invite')
    .set({ revoked_at: now })
    .where('agent_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute()
  await trx
    .insertInto('board_opt_out')
    .values({ member_id: memberId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .updateTable('bonus_grant')
    .set({ state: 'cancelled', ended_at: now })
    .where('member_id', '=', memberId)
    .where('state', '=', 'offered')
    .execute()
}
