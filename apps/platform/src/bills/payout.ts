import type { contractFreeze } from '@baize/api/contract'
import { lockContract } from '../contracts/contract.ts'
import { termsOf, wireRate } from '../contracts/wording.ts'
import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { type ContextOf, type Handlers, Refusal } from '../http/implement.ts'
import { balanceOf, cashOf } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { billFor, nothingOf } from '../settlement/bill.ts'
import type { ContractKind } from '../settlement/terms.ts'
import { wire } from '../wallet/wire.ts'
import { describeBills, owedStates } from './bill.ts'
import { paidFromDeposit } from './depositUse.ts'
import { liftWhenPaid, owedBy, refusedDividends } from './freeze.ts'
import { gatherInputs } from './inputs.ts'
import { isFrozen, type Paid, payBill } from './pay.ts'
import { nextWindow, settleNext } from './settle.ts'

/** The most bills that one call pays. */
export const mostAtOnce = 200
const windowsAtOnce = 50

/** How many bills ended up in each state, and what was paid on them. */
function byState(paid: readonly Paid[]) {
  const states = [...new Set(paid.map(({ state }) => state))].sort()
  return states.map((state) => {
    const rows = paid.filter((one) => one.state === state)
    return { state, count: rows.length, amount: wire(rows.reduce((sum, { moved }) => sum + moved, 0n)) }
  })
}

const moved = (paid: readonly Paid[]): bigint => paid.reduce((sum, one) => sum + one.moved, 0n)

async function payAll(
  platform: Platform,
  unit: Unit,
  ids: readonly string[],
  actor: string,
  partial: boolean,
): Promise<Paid[]> {
  const paid: Paid[] = []
  for (const id of ids.slice(0, mostAtOnce)) {
    const one = await payBill(platform, unit, id, { actor, partial })
    if (one) paid.push(one)
  }
  return paid
}

async function collect(platform: Platform, unit: Unit, memberId: string, kind: ContractKind | undefined) {
  let ready = unit.trx
    .selectFrom('bill')
    .select('id')
    .where('party_id', '=', memberId)
    .where('state', '=', 'pendingCollect')
    .where('amount', '>', 0n)
    .where('pay_by', '>', platform.now())
  if (kind) ready = ready.where('kind', '=', kind)
  const ids = await ready
    .orderBy('window_from')
    .orderBy('id')
    .limit(mostAtOnce + 1)
    .execute()
  const paid = await payAll(
    platform,
    unit,
    ids.map(({ id }) => id),
    memberId,
    false,
  )
  return { paid, more: ids.length > mostAtOnce }
}

type Asker = Pick<ContextOf<typeof contractFreeze>, 'session' | 'settings' | 'now'>

async function standing(db: Db, { session, settings, now }: Asker, kind: ContractKind, collected: bigint) {
  if (settings.brand.policyProfile === 'regulated' && kind !== 'dividend') throw new Refusal('notEligible')
  const memberId = session.memberId
  const sums = async (side: 'party_id' | 'upline_id') => {
    const rows = await db
      .selectFrom('bill')
      .select(['amount', 'paid'])
      .where(side, '=', memberId)
      .where('kind', '=', kind)
      .where('state', 'in', [...owedStates, 'pendingCollect'])
      .where('amount', '>', 0n)
      .execute()
    return { count: rows.length, amount: wire(rows.reduce((sum, row) => sum + row.amount - row.paid, 0n)) }
  }
  const contract = await db
    .selectFrom('contract')
    .selectAll()
    .where('party_id', '=', memberId)
    .where('kind', '=', kind)
    .where('next_close', 'is not', null)
    .where('valid_from', '<=', now())
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
  const window = contract?.next_close
    ? nextWindow(contract, settings.brand.gmtOffsetMinutes, contract.next_close)
    : null
  const inputs = contract && window ? await gatherInputs(db, settings.brand, contract, window) : null
  const result = contract && inputs ? billFor(termsOf(contract), inputs) : null
  return {
    kind,
    contractId: contract?.id ?? null,
    window: window && { from: window.from.toISOString(), to: window.to.toISOString() },
    validBet: wire(inputs?.validBet ?? 0n),
    stake: wire(inputs?.stake ?? 0n),
    payout: wire(inputs?.payout ?? 0n),
    given: wire(inputs?.given ?? 0n),
    loss: wire(inputs?.loss ?? 0n),
    activeMembers: inputs?.active ?? 0,
    carried: wire(result?.carried ?? 0n),
    base: wire(result?.base ?? 0n),
    tier: result?.tier ?? null,
    rate: wireRate(result?.rate ?? 0n),
    nothing: contract && inputs && result?.amount === 0n ? nothingOf(termsOf(contract), inputs) : null,
    soFar: wire(result?.amount ?? 0n),
    receivable: await sums('party_id'),
    payable: await sums('upline_id'),
    collected: wire(collected),
  }
}

/** Settles the own windows that have ended, and collects what is ready. */
async function process(context: Asker & { platform: Platform; unit: Unit }, kind: ContractKind) {
  const { unit, platform, session, settings, now } = context
  const own = await unit.trx
    .selectFrom('contract')
    .select('id')
    .where('party_id', '=', session.memberId)
    .where('kind', '=', kind)
    .where('next_close', '<=', now())
    .execute()
  for (const { id } of own) {
    let contract = await lockContract(unit.trx, id)
    for (let count = 0; contract && count < windowsAtOnce; count += 1) {
      const close = contract.next_close
      if (close === null || close > now()) break
      const next = await settleNext(unit.trx, settings.brand, contract, now())
      contract = { ...contract, settled_to: close, next_close: next }
    }
  }
  const { paid } = await collect(platform, unit, session.memberId, kind)
  return standing(unit.trx, context, kind, moved(paid))
}

export const payoutHandlers: Pick<
  Handlers,
  | 'payBills'
  | 'collectBills'
  | 'contractFreeze'
  | 'depositUse'
  | 'dividendProcessing'
  | 'dailySalaryProcessing'
  | 'hourSalaryProcessing'
  | 'realtimeSalaryProcessing'
> = {
  async payBills({ body }, { unit, platform, session, settings }) {
    const { memberId } = session
    let owed = unit.trx
      .selectFrom('bill')
      .select('id')
      .where('upline_id', '=', memberId)
      .where('state', 'in', owedStates)
    if (body.billIds) owed = owed.where('id', 'in', body.billIds)
    if (body.kind) owed = owed.where('kind', '=', body.kind)
    const ids = await owed
      .orderBy('window_from')
      .orderBy('id')
      .limit(mostAtOnce + 1)
      .execute()
    const paid = await payAll(
      platform,
      unit,
      ids.map(({ id }) => id),
      memberId,
      body.partial,
    )
    await liftWhenPaid(platform, unit, memberId)
    return {
      statuses: byState(paid),
      paidNow: wire(moved(paid)),
      stillOwed: wire(await owedBy(unit.trx, memberId)),
      balance: wire(await balanceOf(unit.trx, settings.brand.currency, cashOf(memberId))),
      more: ids.length > mostAtOnce,
    }
  },

  async collectBills({ body }, { unit, platform, session, settings }) {
    const { paid, more } = await collect(platform, unit, session.memberId, body.kind)
    return {
      statuses: byState(paid),
      paidNow: wire(moved(paid)),
      balance: wire(await balanceOf(unit.trx, settings.brand.currency, cashOf(session.memberId))),
      more,
    }
  },

  async contractFreeze(_request, { db, session }) {
    const frozen = await db
      .selectFrom('upline_freeze')
      .select('since')
      .where('member_id', '=', session.memberId)
      .where('lifted_at', 'is', null)
      .executeTakeFirst()
    const refused = await refusedDividends(db, session.memberId).execute()
    return {
      frozen: frozen !== undefined,
      reason: frozen ? 'dividendUnpaid' : null,
      since: frozen?.since.toISOString() ?? null,
      toPay: wire(refused.reduce((sum, { amount, paid }) => sum + amount - paid, 0n)),
      exit: frozen ? 'payRefusedDividends' : null,
      bills: await describeBills(db, refused.slice(0, 100)),
    }
  },

  async depositUse({ params }, { db, session }) {
    const { memberId } = session
    const own = await db
      .selectFrom('deposit')
      .select('id')
      .where('id', '=', params.id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!own) throw new Refusal('notFound')
    const refused = await refusedDividends(db, memberId).execute()
    return {
      paid: wire(await paidFromDeposit(db, memberId, own.id)),
      frozen: await isFrozen(db, memberId),
      toPay: wire(refused.reduce((sum, { amount, paid }) => sum + amount - paid, 0n)),
    }
  },

  dividendProcessing: (_request, context) => standing(context.db, context, 'dividend', 0n),
  dailySalaryProcessing: (_request, context) => standing(context.db, context, 'dailySalary', 0n),
  hourSalaryProcessing: (_request, context) => process(context, 'hourSalary'),
  realtimeSalaryProcessing: (_request, context) => process(context, 'realtimeSalary'),
}
