import { type Money, money, zeroMoney } from '@baize/api/money'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { newId } from '../database/ids.ts'
import type { Schema, Trx } from '../database/schema.ts'
import type { AccountRef, HouseKind } from './commands.ts'
import { coreKey } from './core.ts'
import { LedgerError } from './errors.ts'
import { canBe, ownedByHouse } from './kinds.ts'

/** An owner's wallet: a member's, or an agent's. */
export const cashOf = (owner: string): AccountRef => ({ owner, kind: 'cash' })

/** An owner's bonus money: staked after cash, and not withdrawn before it is wagered. */
export const bonusOf = (owner: string): AccountRef => ({ owner, kind: 'bonus' })

/** An owner's points, in the currency of points. */
export const pointsOf = (owner: string): AccountRef => ({ owner, kind: 'points' })

/** Where an owner's money waits while a withdrawal is decided. */
export const withdrawHoldOf = (owner: string): AccountRef => ({ owner, kind: 'withdrawHold' })

/** What an owner has in the wallet that a vendor keeps. */
export const vendorOf = (owner: string, vassalage: string): AccountRef => ({
  owner,
  kind: `vendor.${vassalage}`,
})

/** An owner's money that is under way between wallets. */
export const inTransitOf = (owner: string): AccountRef => ({ owner, kind: 'inTransit' })

export const houseFor = (owner: string, kind: HouseKind): AccountRef => ({ owner, kind })

/** Whether a row of `account` is the house's, inside a statement; as `ownedByHouse`. */
export const isOfHouse = sql<boolean>`(account.kind LIKE 'house.%' OR account.kind IN ('psp.clearing', 'suspense'))`

/** A row of `account` that this transaction has locked. */
export interface LockedAccount {
  id: string
  owner: string
  ref: string
  ownedByHouse: boolean
  balance: bigint
  postingCount: bigint
  frozen: boolean
}

export const refKey = (ref: AccountRef): string => `${ref.owner} ${ref.kind}`

/** The one order in which accounts are locked, everywhere, so that two journals never wait for each other. */
export const inLockOrder = (refs: Iterable<AccountRef>): AccountRef[] =>
  [...refs].sort((a, b) => (refKey(a) < refKey(b) ? -1 : 1))

/** An account in a currency: one row. */
export interface NamedAccount {
  readonly currency: string
  readonly ref: AccountRef
}

const namedInOrder = (named: Iterable<NamedAccount>): NamedAccount[] =>
  [...named]
    .map((one) => ({ one, key: refKey(one.ref) }))
    .sort((a, b) => (a.key === b.key ? (a.one.currency < b.one.currency ? -1 : 1) : a.key < b.key ? -1 : 1))
    .map(({ one }) => one)

/** Locks the accounts' rows in the order of {@link inLockOrder}. Opens those that are missing. */
export async function lockAccounts(trx: Trx, currency: string, refs: readonly AccountRef[]) {
  const wanted = new Map(refs.map((ref) => [coreKey(currency, ref), { currency, ref }]))
  let found = await lockAll(trx, wanted.values())
  const missing = [...wanted].filter(([key]) => !found.has(key)).map(([, named]) => named)
  if (missing.length > 0) {
    await openAll(trx, missing)
    found = await lockAll(trx, wanted.values())
  }
  return new Map([...found.values()].map((account) => [account.ref, account]))
}

interface AccountRow {
  id: string
  owner_id: string
  kind: AccountRef['kind']
  currency: string
  balance: bigint
  posting_count: bigint
  frozen: boolean
}

// Row by row, in the list's order: as a join it is planned once, while the table is still small, to read all of it.
const lockText = `SELECT met.id, named.owner AS owner_id, named.kind, named.currency, met.balance, met.posting_count,
    met.frozen
  FROM unnest($1::text[], $2::text[], $3::text[]) AS named (owner, kind, currency)
  CROSS JOIN LATERAL (
    SELECT id, balance, posting_count, frozen FROM account
    WHERE owner_id = named.owner AND kind = named.kind AND currency = named.currency
    FOR UPDATE
  ) AS met`

/** Locks those of the accounts that there are, in the one order of all locks. By `coreKey`. */
export async function lockAll(
  trx: Trx,
  accounts: Iterable<NamedAccount>,
): Promise<ReadonlyMap<string, LockedAccount>> {
  const wanted = namedInOrder(accounts)
  const values = [
    wanted.map(({ ref }) => ref.owner),
    wanted.map(({ ref }) => ref.kind),
    wanted.map(({ currency }) => currency),
  ]
  const { rows } = await trx.executeQuery(CompiledQuery.raw(lockText, values) as CompiledQuery<AccountRow>)
  return new Map<string, LockedAccount>(
    rows.map((row) => {
      const ref = { owner: row.owner_id, kind: row.kind }
      const account = {
        id: row.id,
        owner: row.owner_id,
        ref: refKey(ref),
        ownedByHouse: ownedByHouse(row.kind),
        balance: row.balance,
        postingCount: row.posting_count,
        frozen: row.frozen,
      }
      return [coreKey(row.currency, ref), account]
    }),
  )
}

/** Opens accounts, empty. One that was opened meanwhile is left as it is. */
export async function openAll(trx: Trx, accounts: readonly NamedAccount[]) {
  for (const { ref } of accounts) {
    if (!canBe(ref)) {
      throw new LedgerError('postingsInvalid', `${ref.kind} cannot belong to ${ref.owner}`)
    }
  }
  const rows = namedInOrder(accounts).map(({ currency, ref }) => ({
    id: newId(),
    owner_id: ref.owner,
    kind: ref.kind,
    currency,
    balance: 0n,
    posting_count: 0n,
  }))
  await trx
    .insertInto('account')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An account's current balance; zero for one without a posting. */
export async function balanceOf(db: Kysely<Schema>, currency: string, ref: AccountRef): Promise<Money> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    .where('owner_id', '=', ref.owner)
    .where('kind', '=', ref.kind)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row ? money(row.balance) : zeroMoney
}

/** Who froze an account: an operator, or the contracts under which its owner did not pay a dividend. */
export type FreezeReason = 'operator' | 'dividend'

/**
 * Freezes an account for a reason, or lifts that. A frozen account pays nothing out; money may still come in. Reasons are set and
 * lifted on their own: the account is frozen (`frozen`, which postings read) as long as one is left.
 */
export async function setFrozen(
  trx: Trx,
  currency: string,
  ref: AccountRef,
  reason: FreezeReason,
  frozen: boolean,
) {
  const account = (await lockAccounts(trx, currency, [ref])).get(refKey(ref))
  if (!account) return
  const other = reason === 'operator' ? 'frozen_for_dividend' : 'frozen_by_operator'
  await trx
    .updateTable('account')
    .set((eb) => ({
      ...(reason === 'operator' ? { frozen_by_operator: frozen } : { frozen_for_dividend: frozen }),
      frozen: frozen ? true : eb.ref(other),
    }))
    .where('owner_id', '=', account.owner)
    .where('id', '=', account.id)
    .execute()
}
