import type { contractFreeze } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import type { ContextOf, Db, Handlers } from '../http/implement.ts'
import { balanceOf, cashOf } from '../ledger/index.ts'
import { wire } from '../wallet/wire.ts'
import { owedStates } from './bill.ts'
import { mostAtOnce } from './payout.ts'
import { type PlannedPayment, planPayments } from './plan.ts'
import { keepRules, paidToday, rulesOf } from './rules.ts'
import { outlookOf } from './shortage.ts'

const receiversShown = 50

type Asker = Pick<ContextOf<typeof contractFreeze>, 'session' | 'settings' | 'now'>

/** The rules of automatic payments, and whether there is enough for the next two days. */
async function describeRules(db: Db, { session, settings, now }: Asker) {
  const { memberId } = session
  const { brand } = settings
  const rules = await rulesOf(db, memberId)
  const outlook = await outlookOf(db, brand, memberId, now())
  const { contracts } = await db
    .selectFrom('contract')
    .select(({ fn }) => fn.countAll<bigint>().as('contracts'))
    .where('upline_id', '=', memberId)
    .where('auto_pay', '=', true)
    .where('next_close', 'is not', null)
    .executeTakeFirstOrThrow()
  return {
    reserve: wire(rules.reserve),
    dailyCap: rules.dayCap === null ? null : wire(rules.dayCap),
    order: rules.order,
    contracts: Number(contracts),
    paidToday: wire(await paidToday(db, memberId, now(), brand.gmtOffsetMinutes)),
    available: wire(outlook.available),
    owed: wire(outlook.owed),
    coming: wire(outlook.coming),
    short: wire(outlook.short),
    shortFrom: outlook.first?.at.toISOString() ?? null,
  }
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)
const counted = (rows: readonly PlannedPayment[], of: (row: PlannedPayment) => bigint) => ({
  count: rows.length,
  amount: wire(sum(rows.map(of))),
})

async function receiversOf(db: Db, rows: readonly PlannedPayment[]) {
  const paid = rows.filter(({ moved }) => moved > 0n)
  const ids = [...new Set(paid.map(({ bill }) => bill.partyId))]
  if (ids.length === 0) return []
  const people = await db.selectFrom('member').select(['id', 'account']).where('id', 'in', ids).execute()
  return people
    .map(({ id, account }) => {
      const own = paid.filter(({ bill }) => bill.partyId === id).map(({ moved }) => moved)
      return { account, count: own.length, amount: sum(own) }
    })
    .sort((one, other) => Number(other.amount - one.amount) || (one.account < other.account ? -1 : 1))
    .map((row) => ({ ...row, amount: wire(row.amount) }))
}

export const paymentHandlers: Pick<Handlers, 'payPlan' | 'automaticPayment' | 'setAutomaticPayment'> = {
  async payPlan({ body }, { db, session, settings }) {
    const { memberId } = session
    let asked = db
      .selectFrom('bill')
      .select(['id', 'contract_id', 'party_id', 'amount', 'paid'])
      .where('upline_id', '=', memberId)
      .where('state', 'in', owedStates)
      .where('amount', '>', 0n)
    if (body.billIds) asked = asked.where('id', 'in', body.billIds)
    if (body.kind) asked = asked.where('kind', '=', body.kind)
    const rows = await asked.orderBy('window_from').orderBy('id').execute()
    const bills = rows.map((row) => ({
      ...{ id: row.id, contractId: row.contract_id, partyId: row.party_id, owed: row.amount - row.paid },
    }))
    const contracts = [...new Set(bills.map(({ contractId }) => contractId))]
    const corrections =
      contracts.length === 0
        ? []
        : await db
            .selectFrom('bill')
            .select(['contract_id', 'amount', 'paid'])
            .where('contract_id', 'in', contracts)
            .where('amount', '<', 0n)
            .where('state', '=', 'pendingCollect')
            .execute()
    const credits = new Map<string, bigint>()
    for (const { contract_id: id, amount, paid } of corrections) {
      credits.set(id, (credits.get(id) ?? 0n) + paid - amount)
    }
    const balance = await balanceOf(db, settings.brand.currency, cashOf(memberId))
    const plan = planPayments(bills.slice(0, mostAtOnce), { balance, credits, partial: body.partial })
    const moves = sum(plan.map(({ moved }) => moved))
    const receivers = await receiversOf(db, plan)
    return {
      owed: { count: bills.length, amount: wire(sum(bills.map(({ owed }) => owed))) },
      paid: counted(
        plan.filter(({ left }) => left === 0n),
        ({ moved }) => moved,
      ),
      part: counted(
        plan.filter(({ left, moved }) => left > 0n && moved > 0n),
        ({ moved }) => moved,
      ),
      skipped: counted(
        plan.filter(({ left, moved }) => left > 0n && moved === 0n),
        ({ left }) => left,
      ),
      setOff: wire(sum(plan.map(({ setOff }) => setOff))),
      moves: wire(moves),
      receivers: receivers.slice(0, receiversShown),
      others: Math.max(0, receivers.length - receiversShown),
      balance: wire(balance),
      left: wire(balance - moves),
      more: bills.length > mostAtOnce,
    }
  },

  automaticPayment: (_request, context) => describeRules(context.db, context),

  async setAutomaticPayment({ body }, context) {
    const { db, session, now } = context
    const rules = {
      reserve: parseMoney(body.reserve),
      dayCap: body.dailyCap === null ? null : parseMoney(body.dailyCap),
      order: body.order,
    }
    await keepRules(db, session.memberId, rules, now())
    return describeRules(db, context)
  },
}
