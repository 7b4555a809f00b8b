import { parseMoney } from '@baize/api/money'
import { newId, type Unit } from '../database/index.ts'
import type { Context, Db, Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, cashOf, createHold } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { claimUploads } from '../uploads/uploads.ts'
import { requirePayoutsOpen } from '../verification/payoutHold.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { amountWithin, wire } from '../wallet/wire.ts'
import { isBank, listBanks, readAccountNumber } from './banks.ts'
import { takeIdentity } from './identity.ts'
import { minWithdrawalOf, withdrawalMax } from './limits.ts'
import { autoConfirmMinutes, complete, release } from './progress.ts'
import { withdrawalProgress } from './progressJob.ts'
import { withdrawalMedian } from './speed.ts'
import {
  addStep,
  changeState,
  describeWithdrawals,
  lockWithdrawal,
  notifyWithdrawal,
  proofUse,
  readWithdrawal,
  unpaidStates,
  type Withdrawal,
} from './withdrawal.ts'

const maxOpen = 2

const readerOf = ({ settings, language }: Context) => ({ profile: settings.brand.policyProfile, language })

async function requireRoom(db: Db, session: Session): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', session.memberId).forNoKeyUpdate().execute()
  const { open } = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('member_id', '=', session.memberId)
    .where('state', 'in', unpaidStates)
    .executeTakeFirstOrThrow()
  if (Number(open) >= maxOpen) throw new Refusal('tooManyOpen', { params: { max: maxOpen } })
}

interface PayTo {
  readonly bankAccountId?: string | undefined
  readonly bankCode?: string | undefined
  readonly accountName?: string | undefined
  readonly accountNumber?: string | undefined
}

/** The account to pay to: a saved one, or one that is named, checked. */
async function payTo({ db, platform }: Context, session: Session, body: PayTo) {
  if (body.bankAccountId !== undefined) return savedAccount(db, platform, session, body.bankAccountId)
  const bank = body.bankCode ?? ''
  const name = body.accountName?.trim() ?? ''
  const { number, code } = readAccountNumber(body.accountNumber ?? '')
  const problems = []
  if (!isBank(bank)) problems.push({ field: 'bankCode', code: 'choice' })
  if (name === '') problems.push({ field: 'accountName', code: 'required' })
  if (code) problems.push({ field: 'accountNumber', code })
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
  return { bank, name, number }
}

async function savedAccount(db: Db, platform: Platform, session: Session, id: string) {
  const found = await db
    .selectFrom('bank_account')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', session.memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Refusal('invalidFields', { problems: [{ field: 'bankAccountId', code: 'choice' }] })
  const number = platform.secrets.open('bank-account', found.number_sealed)
  return { bank: found.bank_code, name: found.account_name, number }
}

/** The account's own withdrawal, locked; another's is not found. */
async function ownWithdrawal(unit: Unit, session: Session, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(unit.trx, id)
  if (row?.member_id !== session.memberId) throw new Refusal('notFound')
  return row
}

/** Seconds in which a request can be cancelled before the gateway is asked to pay it. */
const secondsToOrder = 3

export const withdrawalHandlers: Pick<
  Handlers,
  | 'withdrawalOptions'
  | 'createWithdrawal'
  | 'withdrawalDetail'
  | 'withdrawals'
  | 'confirmWithdrawal'
  | 'cancelWithdrawal'
  | 'showIdentity'
> = {
  async withdrawalOptions(_request, { db, platform, settings, session, language }) {
    const available = await balanceOf(db, settings.brand.currency, cashOf(session.memberId))
    return {
      min: wire(await minWithdrawalOf(db, session.memberId, available)),
      max: wire(withdrawalMax),
      available: wire(available),
      banks: listBanks(language),
      autoConfirmMinutes: autoConfirmMinutes(platform),
      medianSeconds: await withdrawalMedian(db),
    }
  },

  async createWithdrawal({ body }, context) {
    const { db, unit, platform, settings, session } = context
    await requirePayoutsOpen(db, session.memberId, context.now())
    const account = await payTo(context, session, body)
    await requireRoom(db, session)
    const available = await balanceOf(db, settings.brand.currency, cashOf(session.memberId))
    const min = await minWithdrawalOf(db, session.memberId, available)
    const amount = amountWithin(body.amount, min, withdrawalMax)
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
    const { payouts } = platform.counterparts
    const after = payouts?.secondsToReview(platform, amount) ?? secondsToOrder
    await db
      .insertInto('withdrawal')
      .values({
        id,
        member_id: session.memberId,
        amount,
        state: 'requested',
        reason: null,
        hold_id: hold,
        bank_code: account.bank,
        account_name: account.name,
        account_number_sealed: platform.secrets.seal('withdrawal-account', account.number),
        account_number_tail: account.number.slice(-4),
        created_at: at,
        next_update_at: new Date(at.getTime() + (after + 10) * 1000),
        confirm_by: null,
        received: null,
      })
      .execute()
    await addStep(db, { id, member_id: session.memberId }, { state: 'requested', at, reason: null })
    if (payouts || settings.payoutGateway) {
      const job = { withdrawalId: id, next: 'review' } as const
      await platform.jobs.send(unit.trx, withdrawalProgress, job, { after })
    }
    await notifyWithdrawal(platform, unit, { id, member_id: session.memberId })
    await notifyBalance(platform, unit, session.memberId)
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
    const keyset = keysetOf(query, 'created_at', 'id')
    const found = await context.db
      .selectFrom('withdrawal')
      .selectAll()
      .where('member_id', '=', context.session.memberId)
      .where(keyset.where)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit)
      .execute()
    const { rows, page } = keyset.page(found, (row) => ({ at: row.created_at, id: row.id }))
    return { rows: await describeWithdrawals(context.db, rows, readerOf(context)), page }
  },

  async confirmWithdrawal({ params, body }, context) {
    const { unit, platform, session } = context
    const current = await ownWithdrawal(unit, session, params.id)
    const done =
      body.outcome === 'received'
        ? await complete(platform, unit, current, 'confirmedByMember')
        : await openCase(context, current, body)
    if (!done) throw new Refusal('wrongState', { params: { state: current.state } })
    return readWithdrawal(unit.trx, current.id, readerOf(context))
  },

  async showIdentity({ params, body }, context) {
    const { unit, platform, session } = context
    const current = await ownWithdrawal(unit, session, params.id)
    await takeIdentity(platform, unit, current, body.images)
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

interface Complaint {
  readonly outcome: 'received' | 'partlyReceived' | 'notReceived'
  readonly amountReceived?: string | undefined
  readonly remainingAmount?: string | undefined
  readonly images?: readonly string[] | undefined
}

/** What arrived of a payment: more than nothing and less than all; the rest is missing. Null: nothing arrived. */
function receivedOf({ amount }: Withdrawal, complaint: Complaint): bigint | null {
  const { outcome, amountReceived, remainingAmount } = complaint
  const problem = (field: string, code: string) =>
    new Refusal('invalidFields', { problems: [{ field, code }] })
  if (outcome === 'notReceived') {
    if (amountReceived !== undefined) throw problem('amountReceived', 'unknownField')
    return null
  }
  if (amountReceived === undefined) throw problem('amountReceived', 'required')
  const received = parseMoney(amountReceived)
  if (received <= 0n) throw problem('amountReceived', 'tooLow')
  if (received >= amount) throw problem('amountReceived', 'tooHigh')
  if (remainingAmount !== undefined && parseMoney(remainingAmount) !== amount - received) {
    throw problem('remainingAmount', 'wrong')
  }
  return received
}

/** The member reports that not all the money arrived: the payment is investigated, and no clock confirms it. */
async function openCase(
  { unit, platform }: { unit: Unit; platform: Platform },
  current: Withdrawal,
  complaint: Complaint,
): Promise<boolean> {
  const received = receivedOf(current, complaint)
  const opened =
    current.state === 'confirmPending' &&
    (await changeState(unit.trx, current, {
      state: 'caseOpen',
      at: platform.now(),
      reason: received === null ? 'notReceived' : 'partlyReceived',
      ...(received === null ? {} : { received }),
    }))
  if (!opened) return false
  await claimUploads(unit.trx, current.member_id, complaint.images ?? [], { type: proofUse, id: current.id })
  if (platform.settings.payoutGateway === null)
    await platform.counterparts.payouts?.caseOpened(platform, unit, current)
  await notifyWithdrawal(platform, unit, current)
  return true
}
