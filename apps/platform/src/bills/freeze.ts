import { newId, type Trx, transact, type Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { cashOf, setFrozen } from '../ledger/index.ts'
import { centrePath } from '../messages/moneyMessage.ts'
import { onAgentSite, sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'
import { lockBill, notifyBills, owedStates } from './bill.ts'
import { frozenNews, thawedNews } from './freezeNews.ts'
import { payBill } from './pay.ts'

/** From now on only what the upline owes leaves its wallet. Returns the freeze, or null where there was one. */
async function freeze(trx: Trx, currency: string, memberId: string, now: Date): Promise<string | null> {
  const begun = await trx
    .insertInto('upline_freeze')
    .values({ id: newId(), member_id: memberId, since: now, lifted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  await setFrozen(trx, currency, cashOf(memberId), 'dividend', true)
  return begun?.id ?? null
}

/** The upline of a frozen agent: its page of the day lists who is frozen. */
async function uplineOf(trx: Trx, memberId: string): Promise<string | null> {
  const { parent_id } = await trx
    .selectFrom('member')
    .select('parent_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return parent_id
}

/**
 * Bills whose time is over: a dividend that an upline did not pay counts as refused and freezes the upline; another
 * bill of an upline counts as refused; what the platform offered and was not collected expires.
 */
export async function closeOverdue(platform: Platform): Promise<void> {
  const now = platform.now()
  const due = await platform.db
    .selectFrom('bill')
    .select('id')
    .where('state', 'in', ['pendingReview', 'pendingCollect', 'insufficient', 'partPaid'])
    .where('pay_by', '<=', now)
    .where('amount', '>', 0n)
    .limit(500)
    .execute()
  for (const { id } of due) {
    await transact(platform.database, async (unit) => {
      const bill = await lockBill(unit.trx, id)
      const open = bill && bill.state !== 'issued' && bill.state !== 'denied' && bill.state !== 'expired'
      if (!open) return
      const state = bill.upline_id === null ? 'expired' : 'denied'
      await unit.trx.updateTable('bill').set({ state, changed_at: now }).where('id', '=', id).execute()
      let begun: string | null = null
      if (bill.upline_id !== null && bill.kind === 'dividend') {
        begun = await freeze(unit.trx, platform.settings.brand.currency, bill.upline_id, now)
      }
      await notifyBills(platform, unit, [bill.party_id, bill.upline_id])
      if (begun !== null && bill.upline_id !== null) {
        await notifyBills(platform, unit, [await uplineOf(unit.trx, bill.upline_id)])
        await sendMessage(platform, unit, {
          ...{ memberId: bill.upline_id, kind: 'contract', cause: `freeze:${begun}`, ...frozenNews },
          ...{ link: await centrePath(unit, bill.upline_id, 'dividend?side=downline'), push: onAgentSite },
        })
      }
    })
  }
}

/** The dividends for which an upline is frozen, oldest first. */
export const refusedDividends = (trx: Db, memberId: string) =>
  trx
    .selectFrom('bill')
    .selectAll()
    .where('upline_id', '=', memberId)
    .where('state', '=', 'denied')
    .where('kind', '=', 'dividend')
    .orderBy('window_from')
    .orderBy('id')

/** Pays what a frozen upline owes with what it has, and unfreezes it when nothing is left to pay. */
async function forcePayment(platform: Platform, unit: Unit, memberId: string): Promise<void> {
  const { trx } = unit
  for (const { id } of await refusedDividends(trx, memberId).limit(100).execute()) {
    const paid = await payBill(platform, unit, id, { actor: 'job:settlement', partial: true })
    if (paid && paid.state !== 'issued') return
  }
  await liftWhenPaid(platform, unit, memberId)
}

/** Ends a freeze once no refused dividend is left. */
export async function liftWhenPaid(platform: Platform, unit: Unit, memberId: string): Promise<void> {
  const { trx } = unit
  if (await refusedDividends(trx, memberId).limit(1).executeTakeFirst()) return
  const lifted = await trx
    .updateTable('upline_freeze')
    .set({ lifted_at: platform.now() })
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!lifted) return
  await setFrozen(trx, platform.settings.brand.currency, cashOf(memberId), 'dividend', false)
  await notifyBills(platform, unit, [memberId, await uplineOf(trx, memberId)])
  await sendMessage(platform, unit, {
    ...{ memberId, kind: 'contract', cause: `freeze:${lifted.id}:over`, ...thawedNews },
    ...{ link: await centrePath(unit, memberId, 'transactions'), push: onAgentSite },
  })
}

/** Every frozen upline that has money again pays, unless an operator froze its wallet, too: then nothing leaves it. */
export async function forcePayments(platform: Platform): Promise<void> {
  const frozen = await platform.db
    .selectFrom('upline_freeze')
    .innerJoin('account', 'account.owner_id', 'upline_freeze.member_id')
    .select('member_id')
    .where('lifted_at', 'is', null)
    .where('account.kind', '=', 'cash')
    .where('account.frozen_by_operator', '=', false)
    .where('account.balance', '>=', 100n)
    .execute()
  for (const { member_id: memberId } of frozen) {
    await transact(platform.database, (unit) => forcePayment(platform, unit, memberId))
  }
}

/** Sums what an account owes under its contracts. */
export async function owedBy(trx: Db, memberId: string): Promise<bigint> {
  const rows = await trx
    .selectFrom('bill')
    .select(['amount', 'paid'])
    .where('upline_id', '=', memberId)
    .where('state', 'in', owedStates)
    .execute()
  return rows.reduce((sum, { amount, paid }) => sum + amount - paid, 0n)
}
