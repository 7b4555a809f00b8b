import { describeEarnable, earnableByDeposit } from '../bonus/choices.ts'
import { newId } from '../database/index.ts'
import type { Context, Db, Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { requireDepositAllowed } from '../safer-play/enforce.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { amountWithin } from '../wallet/wire.ts'
import { approve } from './approve.ts'
import { depositExpiry } from './credit.ts'
import { addStep, describeDeposits, openStates, readDeposit, timeToPay } from './deposit.ts'
import { readDetails } from './details.ts'
import { orderDeposit } from './gateway/orders.ts'
import { describeMethod, isTaken, type Method, openMethods } from './methods.ts'
import { notifyOutcome } from './paymentReport.ts'
import { unambiguousCode } from './reference.ts'
import { depositMedians } from './speed.ts'
import { lockVoucher, redeemVoucher } from './vouchers.ts'

const maxOpen = 2

/** Locks the member, so that two requests at the same time see one another's open deposits. */
async function requireRoom(db: Db, session: Session): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', session.memberId).forNoKeyUpdate().execute()
  const { open } = await db
    .selectFrom('deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('member_id', '=', session.memberId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow()
  if (Number(open) >= maxOpen) throw new Refusal('tooManyOpen', { params: { max: maxOpen } })
}

function askedAmount(asked: string | undefined, { min, max }: Method) {
  if (asked !== undefined) return amountWithin(asked, min, max)
  throw new Refusal('invalidFields', { problems: [{ field: 'amount', code: 'required' }] })
}

/** Refuses a bonus that this deposit cannot earn. */
async function requireEarnable(
  { db, session, settings, now }: Context & { readonly session: Session },
  bonusId: string | undefined,
): Promise<void> {
  if (bonusId === undefined) return
  const found =
    session.role === 'member' ? await earnableByDeposit(db, session.memberId, settings, now()) : []
  if (found.some(({ id }) => id === bonusId)) return
  throw new Refusal('invalidFields', { problems: [{ field: 'bonusId', code: 'choice' }] })
}

/** The requested method, if it is open. */
function requireMethod({ platform }: Context, id: string): Method {
  const open = openMethods(platform)
  if (open.length === 0) throw new Refusal('notFound', { reason: 'no deposit method is set up' })
  const method = open.find((each) => each.id === id)
  if (!method) throw new Refusal('invalidFields', { problems: [{ field: 'methodId', code: 'choice' }] })
  return method
}

export const depositHandlers: Pick<
  Handlers,
  'depositMethods' | 'createDeposit' | 'depositDetail' | 'deposits'
> = {
  async depositMethods(_request, { db, platform, settings, session, language, now }) {
    const medians = await depositMedians(db)
    return {
      methods: openMethods(platform).map((method) => ({
        ...describeMethod(method, platform, language),
        medianSeconds: medians.get(method.id) ?? null,
      })),
      bonuses:
        session.role === 'member'
          ? await describeEarnable(db, session.memberId, settings, language, now())
          : [],
    }
  },

  async createDeposit({ body }, context) {
    const { db, unit, platform, settings, session } = context
    const method = requireMethod(context, body.methodId)
    const details = readDetails(method, body.details)
    const voucher = method.kind === 'voucher' ? await lockVoucher(platform, db, details.code ?? '') : null
    const amount = voucher?.amount ?? askedAmount(body.amount, method)
    await requireRoom(db, session)
    const at = context.now()
    await requireEarnable(context, body.bonusId)
    const player = { memberId: session.memberId, sessionId: session.id, at }
    await requireDepositAllowed(db, settings, player, amount)
    const kept = Object.entries(details).filter(
      ([name]) => !method.fields.some((field) => field.name === name && field.secret),
    )
    const announced = method.kind === 'localBank' || voucher !== null
    const deposit = await db
      .insertInto('deposit')
      .values({
        id: newId(),
        member_id: session.memberId,
        method_id: method.id,
        amount,
        credited: null,
        state: announced ? 'pending' : 'created',
        reason: null,
        reference: `BZ${unambiguousCode(8)}`,
        payer_name: body.payerName?.trim() ?? '',
        bonus_id: body.bonusId ?? null,
        details: JSON.stringify(Object.fromEntries(kept)),
        created_at: at,
        next_update_at: new Date(at.getTime() + method.creditedWithinSeconds * 1000),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addStep(db, deposit, { state: deposit.state, at, reason: null })
    if (voucher) {
      await redeemVoucher(db, voucher.mark, session.memberId, deposit.id)
      await approve(platform, unit, deposit, { credited: amount, at, actor: session.memberId })
    } else {
      if (isTaken(method, settings)) await orderDeposit(unit, deposit, at)
      else await platform.counterparts.bank?.depositCreated(platform, unit, deposit)
      const job = { depositId: deposit.id }
      await platform.jobs.send(unit.trx, depositExpiry, job, { after: timeToPay / 1000 })
    }
    await notifyOutcome(platform, unit, deposit, voucher !== null)
    return readDeposit(db, deposit.id, context)
  },

  async depositDetail({ params }, { db, platform, session, language }) {
    const row = await db
      .selectFrom('deposit')
      .selectAll()
      .where('id', '=', params.id)
      .where('member_id', '=', session.memberId)
      .executeTakeFirst()
    const [value] = row ? await describeDeposits(db, [row], { platform, language }) : []
    if (!value) throw new Refusal('notFound')
    return value
  },

  async deposits({ query }, { db, platform, session, language }) {
    const keyset = keysetOf(query, 'created_at', 'id')
    const found = await db
      .selectFrom('deposit')
      .selectAll()
      .where('member_id', '=', session.memberId)
      .where(keyset.where)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit)
      .execute()
    const { rows, page } = keyset.page(found, (row) => ({ at: row.created_at, id: row.id }))
    return { rows: await describeDeposits(db, rows, { platform, language }), page }
  },
}
