import { CompiledQuery } from 'kysely'
import type { Trx } from '../../database/schema.ts'
import { lockAll, type NamedAccount } from '../accounts.ts'
import type { KeyedPost } from '../commands.ts'
import { type CoreState, coreKey, emptyCore } from '../core.ts'
import { canBe } from '../kinds.ts'
import { type Kept, keyOf, walletAccountsOf } from './decide.ts'

export interface BatchState {
  readonly core: CoreState
  /** Ids of the accounts' rows, by `coreKey`. */
  readonly ids: ReadonlyMap<string, string>
  readonly kept: Map<string, Kept>
}

/** Accounts that have to be opened first, by a transaction that does nothing else: opening waits for other openers. */
export interface Missing {
  readonly missing: readonly NamedAccount[]
}

/**
 * Locks every account that a batch moves and reads the responses that are stored under its keys. The wallets of members
 * who will be notified are locked too, so that the balance of an event is right when the event is numbered.
 */
export async function readBatch(trx: Trx, commands: readonly KeyedPost[]): Promise<BatchState | Missing> {
  const met = new Map<string, NamedAccount>()
  const shown = new Map<string, NamedAccount>()
  for (const { currency, postings, told } of commands) {
    for (const { from, to } of postings) {
      for (const ref of [from, to]) met.set(coreKey(currency, ref), { currency, ref })
    }
    for (const ref of told.flatMap(walletAccountsOf)) shown.set(coreKey(currency, ref), { currency, ref })
  }
  const wanted = new Map([...shown, ...met])
  const locked = await lockAll(trx, wanted.values())
  // Those that cannot be are left to the rules, which refuse their commands.
  const missing = [...met]
    .filter(([key, { ref }]) => !locked.has(key) && canBe(ref))
    .map(([, named]) => named)
  if (missing.length > 0) return { missing }
  const core = emptyCore()
  const ids = new Map<string, string>()
  for (const [key, { id, balance, postingCount: postings, frozen }] of locked) {
    const named = wanted.get(key)
    if (!named) continue
    core.accounts.set(key, { ...named, balance, postings, frozen })
    ids.set(key, id)
  }
  return { core, ids, kept: await readKept(trx, commands) }
}

interface KeptRow {
  scope: string
  key: string
  request_hash: string
  body: string | null
}

// Row by row: as a join of lists it is planned once, while the table is still small, to read all of it.
const keptText = `SELECT asked.scope, asked.key, kept.request_hash, kept.body
  FROM unnest($1::text[], $2::text[]) AS asked (scope, key)
  CROSS JOIN LATERAL (
    SELECT request_hash, body FROM idempotency WHERE scope = asked.scope AND key = asked.key LIMIT 1
  ) AS kept`

/** Read once the accounts are locked: their previous holder has committed its keys. */
async function readKept(trx: Trx, commands: readonly KeyedPost[]): Promise<Map<string, Kept>> {
  const asked = [...new Map(commands.map((command) => [keyOf(command), command.request])).values()]
  const values = [asked.map(({ scope }) => scope), asked.map(({ key }) => key)]
  const { rows } = await trx.executeQuery(CompiledQuery.raw(keptText, values) as CompiledQuery<KeptRow>)
  return new Map(
    rows.map((row) => [
      JSON.stringify([row.scope, row.key]),
      { requestHash: row.request_hash, body: row.body },
    ]),
  )
}
