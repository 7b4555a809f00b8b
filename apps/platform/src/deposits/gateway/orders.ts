import type { Selectable } from 'kysely'
import { transact, type Unit } from '../../database/index.ts'
import { referenceOf, secondsToNext, send } from '../../gateways/ask.ts'
import type { Db } from '../../http/implement.ts'
import type { Platform } from '../../platform.ts'
import { wire } from '../../wallet/wire.ts'
import { type Deposit, lockDeposit, notifyDeposit, openStates, timeToPay } from '../deposit.ts'
import { hear, notifyOutcome } from '../paymentReport.ts'
import type { DepositTables } from '../tables.ts'
import { type Instructions, readInstructions } from './instructions.ts'
import type { DepositGateway } from './settings.ts'

type Order = Selectable<DepositTables['deposit_order']>

const atOnce = 20
/** Seconds until an order without a response is sent again: longer than any response is waited for. */
const firstWait = 15
const maxWait = 60

const keyed = (db: Db, { member_id, deposit_id }: Pick<Order, 'member_id' | 'deposit_id'>) =>
  db.updateTable('deposit_order').where('member_id', '=', member_id).where('deposit_id', '=', deposit_id)

/** Leaves an order for a deposit, to be sent once its transaction is committed. */
export async function orderDeposit({ trx }: Unit, { member_id, id }: Deposit, at: Date): Promise<void> {
  const values = { member_id, deposit_id: id, state: 'toAsk', due_at: at } as const
  await trx.insertInto('deposit_order').values(values).execute()
}

/** Takes an order to send it; false where another process has. */
async function take(platform: Platform, row: Order): Promise<boolean> {
  const seconds = secondsToNext(firstWait, row.tries, maxWait)
  const taken = await keyed(platform.db, row)
    .where('state', '=', 'toAsk')
    .where('tries', '=', row.tries)
    .set({ tries: row.tries + 1, due_at: new Date(platform.now().getTime() + seconds * 1_000) })
    .returning('deposit_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Applies the gateway's response, once: the member sees how to pay, or that it cannot be paid this way. */
async function heed(platform: Platform, unit: Unit, row: Order, answer: Instructions): Promise<void> {
  const deposit = await lockDeposit(unit.trx, row.deposit_id)
  const { status, lines, reference } = answer
  const taken = await keyed(unit.trx, row)
    .where('state', '=', 'toAsk')
    .set({ state: status, instructions: JSON.stringify(lines), reference, due_at: null })
    .returning('deposit_id')
    .executeTakeFirst()
  if (!deposit || !taken) return
  if (status === 'accepted') await notifyDeposit(platform, unit, deposit)
  else if (await hear(platform, unit, deposit, 'refused')) await notifyOutcome(platform, unit, deposit, false)
}

async function step(platform: Platform, gateway: DepositGateway, row: Order): Promise<void> {
  if (!(await take(platform, row))) return
  const { db, settings } = platform
  const deposit = await db
    .selectFrom('deposit')
    .selectAll()
    .where('member_id', '=', row.member_id)
    .where('id', '=', row.deposit_id)
    .executeTakeFirstOrThrow()
  // Instructions for settled deposits are not read.
  if (!openStates.some((state) => state === deposit.state)) {
    await keyed(db, row).where('state', '=', 'toAsk').set({ state: 'ended', due_at: null }).execute()
    return
  }
  const { id, created_at } = deposit
  const order = {
    ...{ id, memberId: deposit.member_id, amount: wire(deposit.amount), currency: settings.brand.currency },
    ...{ methodId: deposit.method_id, details: deposit.details, payerName: deposit.payer_name },
    reference: deposit.reference,
    createdAt: created_at.toISOString(),
    expiresAt: new Date(created_at.getTime() + timeToPay).toISOString(),
  }
  const answer = await send(platform, gateway, '/deposits', id, order, (given) =>
    readInstructions(given, referenceOf(given)),
  )
  if (answer) await transact(platform.database, (unit) => heed(platform, unit, row, answer))
}

/** Sends the orders that are due, side by side: a member waits for each. Returns how many there were. */
export async function askForInstructions(platform: Platform, gateway: DepositGateway): Promise<number> {
  const due = await platform.db
    .selectFrom('deposit_order')
    .selectAll()
    .where('due_at', '<=', platform.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute()
  await Promise.all(due.map((row) => step(platform, gateway, row)))
  return due.length
}

/** Starts the asking, where there is a gateway. */
export async function startDeposits(platform: Platform): Promise<void> {
  const gateway = platform.settings.depositGateway
  if (gateway === null) return
  await platform.jobs.every('deposits', 2, async () => {
    await askForInstructions(platform, gateway)
  })
}
