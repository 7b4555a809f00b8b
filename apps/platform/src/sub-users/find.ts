import type { Selectable } from 'kysely'
import type { Db } from '../http/implement.ts'
import { accountKey } from '../members/members.ts'
import type { SubUserTables } from './tables.ts'

export type SubUser = Selectable<SubUserTables['sub_user']>

/** The sub-user of a name who may sign in: neither disabled nor removed. */
export async function findSubUserByAccount(db: Db, account: string): Promise<SubUser | null> {
  const found = await db
    .selectFrom('sub_user')
    .selectAll()
    .where('account_key', '=', accountKey(account))
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}
