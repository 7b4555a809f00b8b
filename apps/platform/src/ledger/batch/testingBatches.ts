import { formatMoneyWire, type Money, money } from '@baize/api/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/open.ts'
import { transact } from '../../database/transact.ts'
import { IdempotencyError, runOnce } from '../../idempotency/index.ts'
import { refKey, setFrozen } from '../accounts.ts'
import type { AccountRef, KeyedPost, Posting } from '../commands.ts'
import { LedgerError } from '../errors.ts'
import { house } from '../kinds.ts'
import { checkShape, post } from '../post.ts'
import type { Verdict } from './decide.ts'

/** A keyed journal as the property tests draw it; owners, currency and key get the name of their world. */
export interface Drawn {
  readonly key: number
  readonly requestHash: string
  readonly postings: readonly { from: AccountRef; to: AccountRef; amount: bigint }[]
  readonly told: readonly string[]
}

const owners = ['ana', 'bo', 'chan']
const wallets = fc.record({
  owner: fc.constantFrom(...owners),
  kind: fc.constantFrom('cash' as const, 'bonus' as const),
})
const houses: fc.Arbitrary<AccountRef> = fc.record({
  owner: fc.constantFrom(house, 'ana', 'bo'),
  kind: fc.constantFrom('psp.clearing' as const, 'house.gaming' as const),
})
const impossible = fc.constant<AccountRef>({ owner: house, kind: 'cash' })
const accounts = fc.oneof(
  { weight: 12, arbitrary: wallets },
  { weight: 4, arbitrary: houses },
  { weight: 1, arbitrary: impossible },
)
const amounts = fc.oneof(
  { weight: 12, arbitrary: fc.bigInt({ min: 1n, max: 60n }) },
  { weight: 1, arbitrary: fc.constant(2n ** 63n - 1n) },
)
const deposit = fc.record({ from: houses, to: wallets, amount: fc.bigInt({ min: 20n, max: 200n }) })
const leg = fc.record({ from: accounts, to: accounts, amount: amounts })
const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    key: fc.nat({ max: 12 }),
    requestHash: fc.constantFrom('a', 'a', 'a', 'b'),
    postings: fc.array(fc.oneof({ weight: 1, arbitrary: deposit }, { weight: 3, arbitrary: leg }), {
      minLength: 1,
      maxLength: 3,
    }),
    told: fc.uniqueArray(fc.constantFrom(...owners), { maxLength: 3 }),
  })
  .filter(({ postings }) => postings.every(({ from, to }) => refKey(from) !== refKey(to)))

/** Some batches, one after the other: few owners and few keys, so that they meet within a batch and across batches. */
export const drawnBatches = fc.array(fc.array(drawn, { minLength: 1, maxLength: 12 }), {
  minLength: 1,
  maxLength: 4,
})

/** Owners, currency and keys of a world of their own, so that one database serves many runs. */
export function inWorld(world: string, { key, requestHash, postings, told }: Drawn): KeyedPost {
  const named = (ref: AccountRef): AccountRef =>
    ref.owner === house ? ref : { ...ref, owner: `${ref.owner}@${world}` }
  const legs = postings.map(
    ({ from, to, amount }): Posting => ({ from: named(from), to: named(to), amount: money(amount) as Money }),
  )
  const shown = [
    ...new Map(legs.flatMap(({ from, to }) => [from, to]).map((ref) => [refKey(ref), ref])).values(),
  ]
  return {
    request: { scope: world, key: `k${key}`, requestHash },
    type: 'transferSent',
    owner: `ana@${world}`,
    currency: world,
    cause: { type: 'test', id: `${key}` },
    actor: 'test',
    at: new Date(Date.UTC(2026, 10, 21, 10, key)),
    postings: legs,
    told: told.map((member) => `${member}@${world}`),
    currencySymbol: 'R',
    answer: (after) => JSON.stringify(shown.map(after)),
  }
}

/** The same journal as a transaction of its own, by the database's `post_journal`: what a batch is compared with. */
export async function postAlone(database: Database, command: KeyedPost): Promise<Verdict> {
  try {
    checkShape(command.postings)
    return await transact(database, async ({ trx }) => {
      let repeated = true
      const text = await runOnce(trx, command.request, async () => {
        repeated = false
        const { balances } = await post(trx, command)
        const told = [...command.told].sort()
        const { currency, currencySymbol } = command
        await sql`SELECT tell_balances(${told}, ${told.map(newId)}, ${currency}, ${currencySymbol})`.execute(
          trx,
        )
        return command.answer((ref) => formatMoneyWire(money(balances.get(refKey(ref)) ?? 0n)))
      })
      return { answer: { text, repeated } }
    })
  } catch (error) {
    if (error instanceof LedgerError || error instanceof IdempotencyError) return { error }
    throw error
  }
}

export const freeze = (database: Database, world: string, owner: string) =>
  transact(database, ({ trx }) =>
    setFrozen(trx, world, { owner: `${owner}@${world}`, kind: 'cash' }, 'operator', true),
  )

/** What a command's caller receives, without what differs between worlds. */
export const heard = (verdict: Verdict): unknown => {
  if ('answer' in verdict) return verdict.answer
  return verdict.error instanceof Error && 'code' in verdict.error ? verdict.error.code : verdict.error
}

/** Everything that is stored of a world, without what differs between worlds: names, ids and moments of writing. */
export async function storedOf(database: Database, world: string): Promise<unknown> {
  const like = `%@${world}`
  const read = async (query: ReturnType<typeof sql>) =>
    JSON.parse(
      JSON.stringify((await query.execute(database.db)).rows, (_, value) =>
        typeof value === 'bigint' ? String(value) : value,
      ).replaceAll(world, 'world'),
    )
  return {
    lines: await read(sql`
      SELECT account.owner_id, kind, position, amount, posting.balance_after, ordinal, type, cause_id, actor, at
      FROM posting JOIN account ON account.owner_id = posting.owner_id AND account.id = account_id
      JOIN journal ON journal.id = journal_id
      WHERE account.currency = ${world} ORDER BY account.owner_id, kind, position`),
    accounts: await read(sql`
      SELECT owner_id, kind, balance, posting_count, frozen FROM account
      WHERE currency = ${world} AND posting_count > 0 ORDER BY 1, 2`),
    keys: await read(sql`SELECT key, request_hash, body FROM idempotency WHERE scope = ${world} ORDER BY 1`),
    events: await read(sql`
      SELECT member_id, seq, type, payload FROM member_event WHERE member_id LIKE ${like} ORDER BY 1, 2`),
    slots: await read(sql`
      SELECT owner_id, slot, type, journals, amount FROM money_slot WHERE currency = ${world} ORDER BY 1, 2, 3`),
  }
}
