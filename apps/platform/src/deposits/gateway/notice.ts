import { parseMoney } from '@baize/api/money'
import { transact, type Unit } from '../../database/index.ts'
import { requireNotice } from '../../gateways/notice.ts'
import type { Handlers } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { depositParty } from '../../http/signature.ts'
import type { Platform } from '../../platform.ts'
import { wire } from '../../wallet/wire.ts'
import { type Deposit, lockDeposit } from '../deposit.ts'
import { creditPayment } from '../payment.ts'
import { hear, notifyOutcome } from '../paymentReport.ts'

const actor = 'depositGateway'

interface Payment {
  readonly id: string
  readonly received: bigint
}

const wordOf = { seen: 'seen', delayed: 'late', refused: 'refused' } as const

/** The deposit that the gateway has an order for, locked; another is none of its own. */
async function lockOrdered({ trx }: Unit, id: string): Promise<Deposit> {
  const deposit = await lockDeposit(trx, id)
  const order =
    deposit &&
    (await trx
      .selectFrom('deposit_order')
      .select('deposit_id')
      .where('member_id', '=', deposit.member_id)
      .where('deposit_id', '=', id)
      .executeTakeFirst())
  if (!order) throw new Refusal('notFound')
  return deposit
}

function paymentOf(body: { paymentId?: string | undefined; amount?: string | undefined }): Payment {
  const problem = (field: string, code: string) =>
    new Refusal('invalidFields', { problems: [{ field, code }] })
  if (!body.paymentId) throw problem('paymentId', 'required')
  if (body.amount === undefined) throw problem('amount', 'required')
  const received = parseMoney(body.amount)
  if (received <= 0n) throw problem('amount', 'tooLow')
  return { id: body.paymentId, received }
}

/** Credits a payment the first time that it is reported. Returns the id of the deposit that it was credited to. */
async function takePayment(
  platform: Platform,
  unit: Unit,
  deposit: Deposit,
  payment: Payment,
): Promise<string> {
  const told = await unit.trx
    .selectFrom('deposit_payment')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
  if (told) {
    // One payment is of one deposit and of one amount: a notice that says otherwise is for review.
    if (told.told_of === deposit.id && told.amount === payment.received) return told.deposit_id
    throw new Refusal('wrongState', { params: { state: deposit.state } })
  }
  const credited = await creditPayment(platform, unit, deposit, payment.received, actor)
  const kept = await unit.trx
    .insertInto('deposit_payment')
    .values({
      ...{ payment_id: payment.id, member_id: deposit.member_id, told_of: deposit.id },
      ...{ deposit_id: credited.id, amount: payment.received, at: platform.now() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  // Reported for two deposits at the same moment: the other one has it, and this one is rolled back.
  if (!kept) throw new Refusal('wrongState', { params: { state: deposit.state } })
  await notifyOutcome(platform, unit, credited, true)
  return credited.id
}

export const depositNoticeHandlers: Pick<Handlers, 'depositNotice'> = {
  async depositNotice({ body }, { platform, vendor, now }) {
    requireNotice({ vendor, now }, depositParty, platform.settings.depositGateway, body.at)
    const { status } = body
    const payment = status === 'received' ? paymentOf(body) : null
    return transact(platform.database, async (unit) => {
      const deposit = await lockOrdered(unit, body.depositId)
      let id = deposit.id
      if (payment) id = await takePayment(platform, unit, deposit, payment)
      else if (status !== 'received' && (await hear(platform, unit, deposit, wordOf[status], body.reason))) {
        await notifyOutcome(platform, unit, deposit, false)
      } else if (status === 'refused' && deposit.state === 'approved') {
        throw new Refusal('wrongState', { params: { state: deposit.state } })
      }
      const { state, credited } = await unit.trx
        .selectFrom('deposit')
        .select(['state', 'credited'])
        .where('member_id', '=', deposit.member_id)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { depositId: id, state, credited: credited === null ? null : wire(credited) }
    })
  },
}
