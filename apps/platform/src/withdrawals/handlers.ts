import { newId, type Unit } from '../database/index.ts'
import type { Context, Db, Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, cashOf, createHold } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { tellBalance } from '../wallet/balance.ts'
import { pageOf } from '../wallet/pages.ts'
import { amountWithin, wire } from '../wallet/wire.ts'
import { isBank, listBanks, withdrawalMax, withdrawalMin } from './banks.ts'
import {
  addStep,
  changeState,
  describeWithdrawals,
  lockWithdrawal,
  readWithdrawal,
  tellWithdrawal,
  unpaidStates,
  type Withdrawal,
} from './book.ts'
import { autoConfirmMinutes, complete, release, secondsToReview, withdrawalProgress } from './progress.ts'

const mostOpen = 2
const accountNumberShape = /^[0-9]{6,20}$/

const readerOf = ({ settings, language }: Context) => ({ profile: settings.brand.policyProfile, language })

async function requireRoom(db: Db, session: Session): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', session.memberId).forNoKeyUpdate().execute()
  const { open } = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('member_id', '=', session.memberId)
    .where('state', 'in', unpaidStates)
    .executeTakeFirstOrThrow()
  if (Number(open) >= mostOpen) throw new Refusal('tooManyOpen', { params: { max: mostOpen } })
}

/** The account to pay to, checked. Spaces and dashes in a number are how people write it. */
function payTo(body: { bankCode: string; accountName: string; accountNumber: string }) {
  const name = body.accountName.trim()
  const number = body.accountNumber.replace(/[\s-]/g, '')
  const problems = []
  if (!isBank(body.bankCode)) problems.push({ field: 'bankCode', code: 'choice' })
  if (name === '') problems.push({ field: 'accountName', code: 'required' })
  if (number === '') problems.push({ field: 'accountNumber', code: 'required' })
  else if (!accountNumberShape.test(number)) problems.push({ field: 'accountNumber', code: 'pattern' })
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
  return { name, number }
}

/** The account's own withdrawal, locked; another's is not found. */
async function ownWithdrawal(unit: Unit, session: Session, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(unit.trx, id)
  if (row?.member_id !== session.memberId) throw new Refusal('notFound')
  return row
}

export const withdrawalHandlers: Pick<
  Handlers,
  | 'withdrawalOptions'
  | 'createWithdrawal'
  | 'withdrawalDetail'
  | 'withdrawals'
  | 'confirmWithdrawal'
  | 'cancelWithdrawal'
> = {
  async withdrawalOptions(_request, { db, platform, settings, session, language }) {
    return {
      min: wire(withdrawalMin),
      max: wire(withdrawalMax),
      available: wire(await balanceOf(db, settings.brand.currency, cashOf(session.memberId))),
      banks: listBanks(language),
      autoConfirmMinutes: autoConfirmMinutes(platform),
    }
  },

  async createWithdrawal({ body }, context) {
    const { db, unit, platform, settings, session } = context
    const account = payTo(body)
    const amount = amountWithin(body.amount, withdrawalMin, withdrawalMax)
    await requireRoom(db, session)
    const at = context.now()
    const id = newId()
    const { hold } = await createHold(unit.trx, {
      type: 'withdrawalHeld',
      owner: session.memberId,
      currency: settings.brand.currency,
      amount,
      cause: { type: 'withdrawal', id },
      actor: session.memberId,
      at,
    })
    const after = secondsToReview(amount, settings.sandboxFast)
    await db
      .insertInto('withdrawal')
      .values({
        id,
        member_id: session.memberId,
        amount,
        state: 'requested',
        reason: null,
        hold_id: hold,
        bank_code: body.bankCode,
        account_name: account.name,
        account_number_sealed: platform.secrets.seal('withdrawal-account', account.number),
        account_number_tail: account.number.slice(-4),
        language: context.language,
        created_at: at,
        next_update_at: new Date(at.getTime() + (after + 10) * 1000),
        confirm_by: null,
      })
      .execute()
    await addStep(db, id, { state: 'requested', at, reason: null })
    if (settings.sandbox) {
      const job = { withdrawalId: id, next: 'review' } as const
      await platform.jobs.send(unit.trx, withdrawalProgress, job, { after })
    }
    await tellWithdrawal(platform, unit, { id, member_id: session.memberId, language: context.language })
    await tellBalance(platform, unit, session.memberId)
    return readWithdrawal(db, id, readerOf(context))
  },

  async withdrawalDetail({ params }, context) {
    const row = await context.db
      .selectFrom('withdrawal')
      .selectAll()
      .where('id', '=', params.id)
      .where('member_id', '=', context.session.memberId)
      .executeTakeFirst()
    const [value] = row ? await describeWithdrawals(context.db, [row], readerOf(context)) : []
    if (!value) throw new Refusal('notFound')
    return value
  },

  async withdrawals({ query }, context) {
    const page = pageOf(query)
    const own = context.db.selectFrom('withdrawal').where('member_id', '=', context.session.memberId)
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
    return { rows: await describeWithdrawals(context.db, rows, readerOf(context)), page: page.info(total) }
  },

  async confirmWithdrawal({ params, body }, context) {
    const { unit, platform, session } = context
    const current = await ownWithdrawal(unit, session, params.id)
    const done =
      body.outcome === 'received'
        ? await complete(platform, unit, current, 'confirmedByMember')
        : await openCase(context, current)
    if (!done) throw new Refusal('wrongState', { params: { state: current.state } })
    return readWithdrawal(unit.trx, current.id, readerOf(context))
  },

  async cancelWithdrawal({ params }, context) {
    const { unit, platform, settings, session } = context
    const current = await ownWithdrawal(unit, session, params.id)
    if (settings.brand.policyProfile !== 'standard') throw new Refusal('forbidden')
    const end = { state: 'cancelled', reason: 'cancelledByMember' } as const
    if (!(await release(platform, unit, current, end))) {
      throw new Refusal('wrongState', { params: { state: current.state } })
    }
    return readWithdrawal(unit.trx, current.id, readerOf(context))
  },
}

/** The member says that the money did not come: the payment is looked into, and no clock confirms it. */
async function openCase(
  { unit, platform }: { unit: Unit; platform: Platform },
  current: Withdrawal,
): Promise<boolean> {
  const change = { state: 'caseOpen', at: platform.now(), reason: 'notReceived' } as const
  const opened = current.state === 'confirmPending' && (await changeState(unit.trx, current, change))
  if (opened) await tellWithdrawal(platform, unit, current)
  return opened
}
