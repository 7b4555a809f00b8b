import { termsOf } from '../contracts/wording.ts'
import { transact } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { balanceOf, cashOf } from '../ledger/index.ts'
import { centrePath } from '../messages/moneyMessage.ts'
import { onAgentSite, sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { billFor } from '../settlement/bill.ts'
import { automaticBills } from './automatic.ts'
import { gatherInputs } from './inputs.ts'
import { isFrozen } from './pay.ts'
import { rulesOf } from './rules.ts'
import { nextWindow } from './settle.ts'
import { shortageNews } from './shortageNews.ts'

type Brand = Settings['brand']

const oneDay = 86_400_000
const twoDays = 2 * oneDay

/** Contracts whose running period is forecast; those of hours and minutes end before anything could be done. */
const slowKinds = ['dividend', 'dailySalary'] as const

/** Money that is paid automatically, and when. */
interface Demand {
  /** Which bill it is, now or when it will be made. */
  readonly cause: string
  readonly amount: bigint
  readonly at: Date
}

/** Whether there is enough for what is paid automatically within two days. */
export interface Outlook {
  readonly available: bigint
  readonly owed: bigint
  readonly coming: bigint
  readonly short: bigint
  /** The first demand that there is too little for. */
  readonly first: Demand | null
}

const causeOf = (contractId: string, to: Date) => `shortage:${contractId}:${to.toISOString()}`

const comingContracts = (db: Db, now: Date) =>
  db
    .selectFrom('contract')
    .where('upline_id', 'is not', null)
    .where('auto_pay', '=', true)
    .where('kind', 'in', slowKinds)
    .where('valid_from', '<=', now)
    .where('next_close', '<=', new Date(now.getTime() + twoDays))

/**
 * What an agent pays automatically: bills that are owed, and running periods that end within two days, at their current
 * amounts.
 */
async function demandsOf(db: Db, brand: Brand, memberId: string, now: Date) {
  const bills = await automaticBills(db)
    .select(['bill.contract_id', 'bill.window_to', 'bill.amount', 'bill.paid'])
    .where('bill.upline_id', '=', memberId)
    .orderBy('bill.window_from')
    .orderBy('bill.id')
    .execute()
  const owed: Demand[] = bills.map((bill) => ({
    cause: causeOf(bill.contract_id, bill.window_to),
    amount: bill.amount - bill.paid,
    at: now,
  }))
  const contracts = await comingContracts(db, now)
    .selectAll()
    .where('upline_id', '=', memberId)
    .orderBy('next_close')
    .orderBy('id')
    .execute()
  const coming: Demand[] = []
  for (const contract of contracts) {
    if (contract.next_close === null) continue
    const window = nextWindow(contract, brand.gmtOffsetMinutes, contract.next_close)
    const { amount } = billFor(termsOf(contract), await gatherInputs(db, brand, contract, window))
    if (amount > 0n) coming.push({ cause: causeOf(contract.id, window.to), amount, at: window.to })
  }
  return { owed, coming }
}

const sum = (demands: readonly Demand[]): bigint => demands.reduce((all, { amount }) => all + amount, 0n)

export async function outlookOf(db: Db, brand: Brand, memberId: string, now: Date): Promise<Outlook> {
  const { reserve } = await rulesOf(db, memberId)
  const balance = await balanceOf(db, brand.currency, cashOf(memberId))
  const available = balance > reserve ? balance - reserve : 0n
  const { owed, coming } = await demandsOf(db, brand, memberId, now)
  let left: bigint = available
  let first: Demand | null = null
  for (const demand of [...owed, ...coming]) {
    left -= demand.amount
    if (left < 0n) first ??= demand
  }
  return { available, owed: sum(owed), coming: sum(coming), short: left < 0n ? -left : 0n, first }
}

/** Notifies each agent whose money will not be enough, once for each bill and at most once a day. */
export async function warnOfShortages(platform: Platform): Promise<void> {
  const { db } = platform
  const { brand } = platform.settings
  const now = platform.now()
  const agents = await comingContracts(db, now)
    .select('upline_id')
    .union(automaticBills(db).select('bill.upline_id as upline_id'))
    .execute()
  for (const { upline_id: memberId } of agents) {
    if (memberId === null || (await isFrozen(db, memberId))) continue
    const { first } = await outlookOf(db, brand, memberId, now)
    if (!first) continue
    await transact(platform.database, async (unit) => {
      const told = await unit.trx
        .selectFrom('message')
        .select('id')
        .where('member_id', '=', memberId)
        .where('cause', 'like', 'shortage:%')
        .where('sent_at', '>', new Date(now.getTime() - oneDay))
        .limit(1)
        .executeTakeFirst()
      if (told) return
      await sendMessage(platform, unit, {
        ...{ memberId, kind: 'contract', cause: first.cause, ...shortageNews },
        ...{ link: await centrePath(unit, memberId, 'deposit'), push: onAgentSite },
      })
    })
  }
}
