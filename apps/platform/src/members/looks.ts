import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { skeleton } from './names.ts'

/** How a name looks, without what is between its letters; to be compared with other looks only. */
export const lookOf = (name: string): string => skeleton(name).replace(/[^\p{L}\p{N}]/gu, '')

const atOnce = 500

/** Whether a name looks like the user name of another account or of a sub-user, such as `dara2o26` like `dara2026`. */
export async function imitatesMember(db: Db, name: string, self: string | null = null): Promise<boolean> {
  const look = lookOf(name)
  if (look === '') return false
  const other = await db
    .selectFrom('member')
    .select('id')
    .where('account_look', '=', look)
    .$if(self !== null, (rows) => rows.where('id', '!=', self ?? ''))
    .limit(1)
    .executeTakeFirst()
  if (other !== undefined) return true
  const subUser = await db
    .selectFrom('sub_user')
    .select('id')
    .where('account_look', '=', look)
    .limit(1)
    .executeTakeFirst()
  return subUser !== undefined
}

/** Writes down how user names look that are older than the column; says how many. */
export async function fillLooks(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('account_look', 'is', null)
    .limit(atOnce)
    .execute()
  for (const { id, account } of rows) {
    await db
      .updateTable('member')
      .set({ account_look: lookOf(account) })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

/** Fills the looks of accounts that an older version opened, also beside this one. */
export async function startLooks({ db, jobs }: Platform): Promise<void> {
  await jobs.every('members.looks', 60, async () => {
    while ((await fillLooks(db)) === atOnce);
  })
}
