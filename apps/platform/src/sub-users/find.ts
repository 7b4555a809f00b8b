import type { Selectable } from 'kysely'
import type { Db } from '../http/implement.ts'
import { accountKey } from '../members/members.ts'
import type { SubUserTables } from './tables.ts'

export type SubUser = Selectable<SubUserTables['sub_user']>

/** Sub-users who may sign in: neither disabled nor removed. */
const enabled = (db: Db) =>
  db.selectFrom('sub_user').selectAll().where('disabled_at', 'is', null).where('removed_at', 'is', null)

/** The sub-user of a name, while it may sign in. */
export async function findSubUserByAccount(db: Db, account: string): Promise<SubUser | null> {
  return (await enabled(db).where('account_key', '=', accountKey(account)).executeTakeFirst()) ?? null
}

/** A sub-user by its id, while it may sign in. */
export async function findSubUser(db: Db, id: string): Promise<SubUser | null> {
  return (await enabled(db).where('id', '=', id).executeTakeFirst()) ?? null
}
