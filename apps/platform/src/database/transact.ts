import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './open.ts'
import type { Trx } from './schema.ts'

const retriable = new Set(['40001', '40P01'])
const maxRetries = 5

/** One unit of work: a transaction, and what is to happen once it is safely committed. */
export interface Unit {
  readonly trx: Trx
  /** Runs after COMMIT, in order; never when the work is rolled back. A failure is not the work's failure. */
  afterCommit(action: () => Promise<void> | void): void
}

/** What is to be committed with the first transaction of some work, such as the work's entry in the audit log. */
export interface Companion {
  readonly write: (trx: Trx) => Promise<void>
  committed: boolean
}

const companions = new AsyncLocalStorage<Companion | undefined>()

/** Runs work whose first {@link transact} writes the companion, too; `undefined` for work that commits for others. */
export const withCompanion = <T>(companion: Companion | undefined, work: () => Promise<T>): Promise<T> =>
  companions.run(companion, work)

/**
 * Runs work in one READ COMMITTED transaction. A deadlock or serialization failure (40P01, 40001) runs the
 * whole work again, up to five times with jitter, so the work must have no effect outside the transaction
 * but through `afterCommit`. Anything thrown rolls back and is thrown on.
 */
export async function transact<T>(database: Database, work: (unit: Unit) => Promise<T>): Promise<T> {
  return retrying(async () => {
    const actions: (() => Promise<void> | void)[] = []
    const companion = companions.getStore()
    const result = await database.db.transaction().execute(async (trx) => {
      const value = await work({ trx, afterCommit: (action) => void actions.push(action) })
      if (companion?.committed === false) await companion.write(trx)
      return value
    })
    if (companion) companion.committed = true
    for (const action of actions) await settle(action)
    return result
  })
}

/** Runs a transaction, or one statement that is its own, again when it lost a race; as {@link transact} says. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxRetries || !retriable.has(sqlState(error) ?? '')) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function settle(action: () => Promise<void> | void) {
  try {
    await action()
  } catch {
    // The work is committed; what follows it may be missed and is read again by its reader.
  }
}

/** The five-character SQLSTATE of a database error, from either driver. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return sqlState(error.cause)
}
