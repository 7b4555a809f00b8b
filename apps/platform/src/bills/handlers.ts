import { sql } from 'kysely'
import { archivedSince } from '../archive/betMark.ts'
import { withdrawDispute, writeToDispute } from '../disputes/dispute.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { accountKey } from '../members/members.ts'
import { periodOf } from '../records/days.ts'
import { countedStates } from '../seamless/tables.ts'
import { isWithin } from '../team/subtree.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { sortedKeyset } from '../wallet/sortedKeyset.ts'
import { wire } from '../wallet/wire.ts'
import { type Bill, describeBills, lockBill, notifyBills, owedStates } from './bill.ts'
import { billPage } from './billSort.ts'
import { billPlay, pageOfPeople, wireRow } from './play.ts'
import { billBetSortKey } from './playSort.ts'

/** A bill of which the account is one side; bills of others are not found. */
async function billOfSide(db: Db, id: string, memberId: string): Promise<Bill> {
  const row = await db.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || (row.party_id !== memberId && row.upline_id !== memberId)) throw new Refusal('notFound')
  return row
}

async function teamOf(db: Db, bill: Bill): Promise<string> {
  const { path } = await db
    .selectFrom('member')
    .select('path')
    .where('id', '=', bill.party_id)
    .executeTakeFirstOrThrow()
  return path
}

/** A member of the team that a bill is about; others are not found. */
async function requireTeamMember(db: Db, path: string, memberId: string): Promise<void> {
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where(isWithin('member.path', path))
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
}

/** States of bills, the most urgent ones first. */
const urgency: readonly Bill['state'][] = [
  ...(['denied', 'insufficient', 'partPaid', 'pendingCollect', 'pendingReview'] as const),
  ...(['expired', 'issued', 'carriedLoss', 'nothingToPay', 'notReached'] as const),
]

const figures = (row: { bets: string | bigint; stake: string; validBet: string; payout: string }) => ({
  bets: Number(row.bets),
  stake: wire(BigInt(row.stake)),
  validBet: wire(BigInt(row.validBet)),
  payout: wire(BigInt(row.payout)),
})

export const billHandlers: Pick<
  Handlers,
  'bills' | 'billDays' | 'billDetail' | 'billMembers' | 'billSlots' | 'billBets' | 'answerBill'
> = {
  async bills({ query }, { db, session, settings, now }) {
    let rows = db
      .selectFrom('bill')
      .where(query.side === 'own' ? 'bill.party_id' : 'bill.upline_id', '=', session.memberId)
    if (settings.brand.policyProfile === 'regulated') rows = rows.where('kind', '=', 'dividend')
    if (query.from || query.to) {
      const { start, end } = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
      rows = rows.where('window_from', '>=', start).where('window_from', '<', end)
    }
    if (query.kind) rows = rows.where('kind', '=', query.kind)
    if (query.state) rows = rows.where('state', '=', query.state)
    if (query.dispute) {
      const open = query.dispute === 'open'
      rows = rows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('bill_dispute')
            .select('bill_dispute.bill_id')
            .whereRef('bill_dispute.bill_id', '=', 'bill.id')
            .where('bill_dispute.ended_at', open ? 'is' : 'is not', null),
        ),
      )
    }
    if (query.account) {
      const found = await db
        .selectFrom('member')
        .select('id')
        .where('account_key', '=', accountKey(query.account))
        .executeTakeFirst()
      rows = rows.where('bill.party_id', '=', found?.id ?? '')
    }
    const totals = await rows
      .select([
        sql<bigint>`count(*)`.as('bills'),
        sql<string>`coalesce(sum(amount), 0)::text`.as('amount'),
        sql<string>`coalesce(sum(paid), 0)::text`.as('paid'),
        sql<string>`coalesce(sum(amount - paid) FILTER (WHERE state IN (${sql.join(owedStates)})), 0)::text`.as(
          'owed',
        ),
        sql<bigint>`count(*) FILTER (WHERE state IN (${sql.join(owedStates)}))`.as('unpaid'),
      ])
      .executeTakeFirstOrThrow()
    const { rows: shown, page } = await billPage(rows, query)
    return {
      rows: await describeBills(db, shown),
      totals: {
        bills: Number(totals.bills),
        amount: wire(BigInt(totals.amount)),
        paid: wire(BigInt(totals.paid)),
        owed: wire(BigInt(totals.owed)),
        unpaid: Number(totals.unpaid),
      },
      page,
    }
  },

  async billDays({ query }, { db, session, settings, now }) {
    const { gmtOffsetMinutes, policyProfile } = settings.brand
    const { start, end } = periodOf(query, now(), gmtOffsetMinutes)
    let rows = db
      .selectFrom('bill')
      .where(query.side === 'own' ? 'bill.party_id' : 'bill.upline_id', '=', session.memberId)
      .where('window_from', '>=', start)
      .where('window_from', '<', end)
    if (policyProfile === 'regulated') rows = rows.where('kind', '=', 'dividend')
    if (query.kind) rows = rows.where('kind', '=', query.kind)
    const day = sql<string>`to_char(window_from AT TIME ZONE 'UTC' + make_interval(mins => ${gmtOffsetMinutes}::int), 'YYYY-MM-DD')`
    const found = await rows
      .select([
        day.as('day'),
        // A correction below zero waits for no one.
        sql<Bill['state']>`CASE WHEN amount < 0 THEN 'issued' ELSE state END`.as('state'),
        sql<bigint>`count(*)`.as('bills'),
        sql<string>`coalesce(sum(amount), 0)::text`.as('amount'),
        sql<string>`coalesce(sum(paid), 0)::text`.as('paid'),
      ])
      .groupBy('day')
      .groupBy(sql`2`)
      .orderBy('day')
      .execute()
    const days = new Map<string, { bills: number; amount: bigint; paid: bigint; state: Bill['state'] }>()
    for (const row of found) {
      const before = days.get(row.day)
      const urgent = !before || urgency.indexOf(row.state) < urgency.indexOf(before.state)
      days.set(row.day, {
        bills: (before?.bills ?? 0) + Number(row.bills),
        amount: (before?.amount ?? 0n) + BigInt(row.amount),
        paid: (before?.paid ?? 0n) + BigInt(row.paid),
        state: urgent ? row.state : before.state,
      })
    }
    return {
      days: [...days].map(([name, { bills, amount, paid, state }]) => ({
        day: name,
        bills,
        amount: wire(amount),
        paid: wire(paid),
        state,
      })),
    }
  },

  async billDetail({ params }, { db, session }) {
    const row = await billOfSide(db, params.id, session.memberId)
    const [bill] = await describeBills(db, [row])
    if (!bill) throw new Refusal('notFound')
    const payments = await db
      .selectFrom('journal')
      .innerJoin('posting', 'posting.journal_id', 'journal.id')
      .select(['journal.id', 'journal.at', 'posting.amount'])
      .where('cause_type', '=', 'bill')
      .where('cause_id', '=', row.id)
      .where('posting.amount', '>', 0n)
      .orderBy('journal.id')
      .execute()
    const { whole } = await db
      .selectFrom('bill')
      .select(sql<bigint>`sum(amount)::bigint`.as('whole'))
      .where('contract_id', '=', row.contract_id)
      .where('window_from', '=', row.window_from)
      .where('adjustment', '<=', row.adjustment)
      .executeTakeFirstOrThrow()
    const { inputs } = row
    return {
      bill,
      windowAmount: wire(whole),
      days: inputs.days,
      earlier: inputs.earlier.map(({ loss, sameMonth }) => ({ loss: wire(BigInt(loss)), sameMonth })),
      played: inputs.played.map((one) => ({ ...one, validBet: wire(BigInt(one.validBet)) })),
      payments: payments.map(({ id, at, amount }) => ({ id, at: at.toISOString(), amount: wire(amount) })),
    }
  },

  async billMembers({ params, query }, { db, session, settings }) {
    const bill = await billOfSide(db, params.id, session.memberId)
    const { people, totals } = billPlay(db, settings.brand.currency, await teamOf(db, bill), bill)
    const { rows, page } = await pageOfPeople(db, people, query)
    return {
      rows: rows.map((row) => ({ memberId: row.id, account: row.account, ...wireRow(row) })),
      totals: wireRow(await totals.executeTakeFirstOrThrow()),
      page,
    }
  },

  async billSlots({ params, query }, { db, session }) {
    const bill = await billOfSide(db, params.id, session.memberId)
    await requireTeamMember(db, await teamOf(db, bill), query.memberId)
    const list = keysetOf(query, 'slot', 'game_type')
    const found = await db
      .selectFrom('play_slot')
      .select(['slot', 'game_type', 'bets', 'stake', 'valid_bet as validBet', 'payout'])
      .where('member_id', '=', query.memberId)
      .where('slot', '>=', bill.window_from)
      .where('slot', '<', bill.window_to)
      .where(list.where)
      .orderBy('slot', 'desc')
      .orderBy('game_type', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.slot, id: row.game_type }))
    return {
      rows: rows.map((row) => ({
        slot: row.slot.toISOString(),
        gameType: row.game_type as never,
        ...figures(row),
      })),
      page,
    }
  },

  async billBets({ params, query }, { db, session }) {
    const bill = await billOfSide(db, params.id, session.memberId)
    const path = await teamOf(db, bill)
    if (query.memberId) await requireTeamMember(db, path, query.memberId)
    let bets = db
      .selectFrom('bet')
      .innerJoin('member', 'member.id', 'bet.member_id')
      .select([
        ...(['bet.id', 'member.account', 'bet.settled_at', 'bet.game_type', 'bet.round_id'] as const),
        ...(['bet.stake', 'bet.valid_bet', 'bet.payout'] as const),
      ])
      .where('bet.settled_at', '>=', bill.window_from)
      .where('bet.settled_at', '<', bill.window_to)
      .where('bet.state', 'in', countedStates)
      .where(isWithin('member.path', path))
    if (query.memberId) bets = bets.where('bet.member_id', '=', query.memberId)
    // Last settled first where nothing else is asked for.
    const key = billBetSortKey(query.sort ?? 'at')
    const sorted = sortedKeyset({ ...query, order: query.sort && query.order }, key, 'bet.id')
    const found = await bets
      .select(key.value.as('sort_value'))
      .where(sorted.where)
      .orderBy(sorted.by)
      .limit(sorted.limit)
      .execute()
    const { rows, page } = sorted.page(found)
    return {
      rows: rows.map((row) => ({
        id: row.id,
        account: row.account,
        settledAt: (row.settled_at ?? bill.window_from).toISOString(),
        category: row.game_type,
        roundId: row.round_id,
        stake: wire(row.stake),
        validBet: wire(row.valid_bet),
        payout: wire(row.payout),
      })),
      ...(await archivedSince(db, bill.window_from)),
      page,
    }
  },

  async answerBill({ params, body }, { unit, platform, session, now }) {
    const bill = await lockBill(unit.trx, params.id)
    if (bill?.party_id !== session.memberId) throw new Refusal('notFound')
    if (bill.answer === 'acknowledged') throw new Refusal('wrongState', { params: { state: bill.answer } })
    const reason = body.reason.trim()
    if (body.answer === 'disputed' && reason === '') {
      throw new Refusal('invalidFields', { problems: [{ field: 'reason', code: 'required' }] })
    }
    const answered = await unit.trx
      .updateTable('bill')
      .set({ answer: body.answer, answer_reason: reason || null, answered_at: now(), changed_at: now() })
      .where('id', '=', bill.id)
      .returningAll()
      .execute()
    if (body.answer === 'disputed') await writeToDispute(platform, unit, bill, session.memberId, reason)
    else {
      await withdrawDispute(platform, unit, bill)
      await notifyBills(platform, unit, [bill.party_id, bill.upline_id])
    }
    const [value] = await describeBills(unit.trx, answered)
    if (!value) throw new Refusal('notFound')
    return value
  },
}
