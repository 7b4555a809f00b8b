import { type Money, money, zeroMoney } from '@baize/api/money'
import { type Kysely, sql } from 'kysely'
import { newId } from '../database/ids.ts'
import type { Schema, Trx } from '../database/schema.ts'
import type { AccountRef, HouseKind } from './commands.ts'
import { LedgerError } from './errors.ts'
import { house, ownedByHouse, shardOf } from './kinds.ts'

/** An owner's purse: a member's, or an agent's. */
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

/** The house's account of a kind, on the shard that this owner always meets. */
export const houseFor = (owner: string, kind: HouseKind): AccountRef => ({
  owner: house,
  kind,
  shard: shardOf(owner),
})

/** A row of `account` that this transaction has locked. */
export interface LockedAccount {
  id: string
  ref: string
  ownedByHouse: boolean
  balance: bigint
  postingCount: bigint
  frozen: boolean
}

export const refKey = (ref: AccountRef): string => `${ref.owner} ${ref.kind} ${ref.shard ?? 0}`

/** The one order in which accounts are locked, by whoever and for whatever, so that two journals never wait for each other. */
export const inLockOrder = (refs: Iterable<AccountRef>): AccountRef[] =>
  [...refs].sort((a, b) => (refKey(a) < refKey(b) ? -1 : 1))

/** Locks the accounts' rows in the order of {@link inLockOrder}. Opens those that are missing. */
export async function lockAccounts(trx: Trx, currency: string, refs: readonly AccountRef[]) {
  const wanted = new Map(refs.map((ref) => [refKey(ref), ref]))
  const found = await selectForUpdate(trx, currency, [...wanted.values()])
  const missing = [...wanted].filter(([key]) => !found.has(key)).map(([, ref]) => ref)
  if (missing.length === 0) return found
  await open(trx, currency, missing)
  return selectForUpdate(trx, currency, [...wanted.values()])
}

async function selectForUpdate(trx: Trx, currency: string, refs: readonly AccountRef[]) {
  const wanted = inLockOrder(refs)
  const { rows } = await sql<{
    id: string
    owner_id: string
    kind: AccountRef['kind']
    shard: number
    balance: bigint
    posting_count: bigint
    frozen: boolean
  }>`
    SELECT account.id, account.owner_id, account.kind, account.shard, account.balance, account.posting_count,
      account.frozen
    FROM unnest(
      ${wanted.map(({ owner }) => owner)}::text[], ${wanted.map(({ kind }) => kind)}::text[],
      ${wanted.map(({ shard = 0 }) => shard)}::smallint[]
    ) WITH ORDINALITY AS named (owner, kind, shard, place)
    JOIN account ON account.owner_id = named.owner AND account.kind = named.kind
      AND account.currency = ${currency} AND account.shard = named.shard
    ORDER BY named.place FOR UPDATE OF account
  `.execute(trx)
  return new Map<string, LockedAccount>(
    rows.map((row) => {
      const ref = refKey({ owner: row.owner_id, kind: row.kind, shard: row.shard })
      const account = {
        id: row.id,
        ref,
        ownedByHouse: ownedByHouse(row.kind),
        balance: row.balance,
        postingCount: row.posting_count,
        frozen: row.frozen,
      }
      return [ref, account]
    }),
  )
}

async function open(trx: Trx, currency: string, refs: readonly AccountRef[]) {
  for (const ref of refs) {
    if (ownedByHouse(ref.kind) !== (ref.owner === house)) {
      throw new LedgerError('postingsInvalid', `${ref.kind} cannot belong to ${ref.owner}`)
    }
  }
  const rows = inLockOrder(refs).map((ref) => ({
    id: newId(),
    owner_id: ref.owner,
    kind: ref.kind,
    currency,
    shard: ref.shard ?? 0,
    balance: 0n,
    posting_count: 0n,
  }))
  await trx
    .insertInto('account')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What an account holds now; zero for one that no money has met yet. */
export async function balanceOf(db: Kysely<Schema>, currency: string, ref: AccountRef): Promise<Money> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    .where('owner_id', '=', ref.owner)
    .where('kind', '=', ref.kind)
    .where('currency', '=', currency)
    .where('shard', '=', ref.shard ?? 0)
    .executeTakeFirst()
  return row ? money(row.balance) : zeroMoney
}

/** A frozen account pays nothing out; money may still come in. */
export async function setFrozen(trx: Trx, currency: string, ref: AccountRef, frozen: boolean) {
  const account = (await lockAccounts(trx, currency, [ref])).get(refKey(ref))
  if (account) await trx.updateTable('account').set({ frozen }).where('id', '=', account.id).execute()
}
