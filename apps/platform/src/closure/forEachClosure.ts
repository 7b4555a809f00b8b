import type { SelectQueryBuilder } from 'kysely'
import { transact, type Unit } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'
import { logFault } from '../http/failure.ts'
import type { Platform } from '../platform.ts'

interface Due {
  readonly id: string
  readonly member_id: string
}

const pageRows = 100

/**
 * Runs `work` for each closure that a query finds, page by page and each in a transaction of its own. One that fails is logged
 * and tried again by the next run; those after it are not kept waiting.
 */
export async function forEachClosure(
  { database }: Platform,
  due: SelectQueryBuilder<Schema, 'account_closure', Due>,
  where: string,
  work: (unit: Unit, closure: Due) => Promise<void>,
): Promise<void> {
  for (let after = ''; ; ) {
    const page = await due.where('id', '>', after).orderBy('id').limit(pageRows).execute()
    for (const closure of page)
      await transact(database, (unit) => work(unit, closure)).catch((error) => logFault(error, where))
    const last = page.at(-1)
    if (!last || page.length < pageRows) return
    after = last.id
  }
}
