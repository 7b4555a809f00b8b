import { newId } from '../database/index.ts'
import type { Context, Db, Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { pageOf } from '../wallet/pages.ts'
import { amountWithin } from '../wallet/wire.ts'
import { addStep, describeDeposits, openStates, readDeposit, tellDeposit } from './book.ts'
import { describeMethod, localBank } from './methods.ts'
import { unambiguousCode } from './reference.ts'
import { bankNotice, bankPlan } from './sandboxBank.ts'

const mostOpen = 2

/** Locks the member, so that two requests at the same time see one another's open deposits. */
async function requireRoom(db: Db, session: Session): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', session.memberId).forNoKeyUpdate().execute()
  const { open } = await db
    .selectFrom('deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('member_id', '=', session.memberId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow()
  if (Number(open) >= mostOpen) throw new Refusal('tooManyOpen', { params: { max: mostOpen } })
}

const requireBank = ({ settings }: Context) => {
  if (!settings.sandbox) throw new Refusal('notFound', { reason: 'no deposit method is set up' })
}

export const depositHandlers: Pick<
  Handlers,
  'depositMethods' | 'createDeposit' | 'depositDetail' | 'deposits'
> = {
  async depositMethods(_request, { settings, language }) {
    return { methods: settings.sandbox ? [describeMethod(settings, language)] : [] }
  },

  async createDeposit({ body }, context) {
    const { db, unit, platform, settings, session } = context
    requireBank(context)
    if (body.methodId !== localBank.id) {
      throw new Refusal('invalidFields', { problems: [{ field: 'methodId', code: 'choice' }] })
    }
    const amount = amountWithin(body.amount, localBank.min, localBank.max)
    await requireRoom(db, session)
    const at = context.now()
    const deposit = {
      id: newId(),
      member_id: session.memberId,
      method_id: localBank.id,
      amount,
      credited: null,
      state: 'pending',
      reason: null,
      reference: `BZ${unambiguousCode(8)}`,
      payer_name: body.payerName?.trim() ?? '',
      created_at: at,
      next_update_at: new Date(at.getTime() + localBank.creditedWithinSeconds * 1000),
    } as const
    await db.insertInto('deposit').values(deposit).execute()
    await addStep(db, deposit.id, { state: 'pending', at, reason: null })
    for (const { after, notice } of bankPlan(deposit, settings.sandboxFast)) {
      await platform.jobs.send(unit.trx, bankNotice, notice, { after })
    }
    await tellDeposit(platform, unit, deposit)
    return readDeposit(db, deposit.id)
  },

  async depositDetail({ params }, { db, session }) {
    const row = await db
      .selectFrom('deposit')
      .selectAll()
      .where('id', '=', params.id)
      .where('member_id', '=', session.memberId)
      .executeTakeFirst()
    const [value] = row ? await describeDeposits(db, [row]) : []
    if (!value) throw new Refusal('notFound')
    return value
  },

  async deposits({ query }, { db, session }) {
    const page = pageOf(query)
    const own = db.selectFrom('deposit').where('member_id', '=', session.memberId)
    const { total } = await own
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    return { rows: await describeDeposits(db, rows), page: page.info(total) }
  },
}
