import type { Db } from '../http/implement.ts'

/** A person's name as it is compared: only letters matter, however they are spaced, cased or marked as wide. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.'’-]+/g, ' ')
    .trim()

/** Whether this is the name on one of the member's bank accounts. */
export async function ownsBankAccount(db: Db, memberId: string, name: string): Promise<boolean> {
  const rows = await db
    .selectFrom('bank_account')
    .select('account_name')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute()
  const key = nameKey(name)
  return key !== '' && rows.some(({ account_name }) => nameKey(account_name) === key)
}

export async function hasBankAccount(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bank_account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
