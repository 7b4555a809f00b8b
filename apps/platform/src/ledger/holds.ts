import { addMoney, type Money, maxMoney, money, negateMoney, zeroMoney } from '@baize/api/money'
import { newId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import { cashOf, lockAccounts, refKey, withdrawHoldOf } from './accounts.ts'
import type { HoldCommand, PostHoldCommand, Posting, ReleaseHoldCommand } from './commands.ts'
import { LedgerError } from './errors.ts'
import { type PostedJournal, post } from './post.ts'
import type { HoldState } from './tables.ts'

export interface Held extends PostedJournal {
  hold: string
}

/**
 * Sets an owner's cash aside: it leaves the wallet, and waits in the owner's hold account until the hold is
 * posted, voided or expired, exactly one of them.
 */
export async function createHold(trx: Trx, command: HoldCommand): Promise<Held> {
  if (command.amount <= 0n || command.amount > maxMoney) throw new LedgerError('amountInvalid')
  const from = cashOf(command.owner)
  const to = withdrawHoldOf(command.owner)
  const accounts = await lockAccounts(trx, command.currency, [from, to])
  const cash = accounts.get(refKey(from))
  const held = accounts.get(refKey(to))
  if (!cash || !held) throw new LedgerError('postingsInvalid')
  if (cash.frozen) throw new LedgerError('accountFrozen')
  if (cash.balance < command.amount) throw new LedgerError('insufficientFunds')
  if (held.balance + command.amount > maxMoney) throw new LedgerError('balanceOverflow')
  const hold = newId()
  await trx
    .insertInto('hold')
    .values({
      id: hold,
      owner_id: command.owner,
      account_id: cash.id,
      held_account_id: held.id,
      amount: command.amount,
      state: 'created',
      posted_amount: 0n,
    })
    .execute()
  const journal = await post(
    trx,
    { ...command, postings: [{ from, to, amount: command.amount }] },
    { holdId: hold },
  )
  return { ...journal, hold }
}

/** Pays a held amount, or a part of it, onward; the rest returns to the owner's cash in the same journal. */
export async function postHold(trx: Trx, command: PostHoldCommand): Promise<PostedJournal> {
  const open = await lockHold(trx, command)
  const amount = command.amount ?? open.amount
  if (amount <= 0n) throw new LedgerError('amountInvalid')
  if (amount > open.amount) throw new LedgerError('holdExceeded')
  if (refKey(command.to) === refKey(cashOf(open.owner))) {
    throw new LedgerError('postingsInvalid', 'a hold that goes back to its owner is voided, not posted')
  }
  return close(trx, command, open, 'posted', amount, [
    { from: withdrawHoldOf(open.owner), to: command.to, amount },
    ...giveBack(open.owner, addMoney(open.amount, negateMoney(amount))),
  ])
}

/** Returns the whole held amount to the owner's cash. */
export const voidHold = (trx: Trx, command: ReleaseHoldCommand) => release(trx, command, 'voided')

/** As {@link voidHold}, when the hold expired. */
export const expireHold = (trx: Trx, command: ReleaseHoldCommand) => release(trx, command, 'expired')

async function release(trx: Trx, command: ReleaseHoldCommand, state: 'voided' | 'expired') {
  const open = await lockHold(trx, command)
  return close(trx, command, open, state, zeroMoney, giveBack(open.owner, open.amount))
}

interface OpenHold {
  owner: string
  currency: string
  amount: Money
}

async function lockHold(trx: Trx, { owner, hold }: ReleaseHoldCommand): Promise<OpenHold> {
  const row = await trx
    .selectFrom('hold')
    .innerJoin('account', (join) =>
      join.onRef('account.owner_id', '=', 'hold.owner_id').onRef('account.id', '=', 'hold.account_id'),
    )
    .select(['hold.amount', 'hold.state', 'account.currency'])
    .where('hold.owner_id', '=', owner)
    .where('hold.id', '=', hold)
    .forUpdate('hold')
    .executeTakeFirst()
  if (!row) throw new LedgerError('holdUnknown')
  if (row.state !== 'created') throw new LedgerError('holdClosed', `hold is ${row.state}`)
  return { owner, currency: row.currency, amount: money(row.amount) }
}

async function close(
  trx: Trx,
  command: PostHoldCommand | ReleaseHoldCommand,
  open: OpenHold,
  state: HoldState,
  postedAmount: Money,
  postings: Posting[],
) {
  const { owner, currency } = open
  const journal = await post(trx, { ...command, owner, currency, postings }, { holdId: command.hold })
  await trx
    .updateTable('hold')
    .set({ state, posted_amount: postedAmount, closed_at: new Date() })
    .where('owner_id', '=', owner)
    .where('id', '=', command.hold)
    .execute()
  return journal
}

const giveBack = (owner: string, amount: Money): Posting[] =>
  amount > 0n ? [{ from: withdrawHoldOf(owner), to: cashOf(owner), amount }] : []
