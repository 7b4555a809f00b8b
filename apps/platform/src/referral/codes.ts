import { unambiguousCode } from '../deposits/reference.ts'
import type { Db } from '../http/implement.ts'
import { referralCodeLength } from './rule.ts'

/** The member's code, created on first use; two pages that ask at once read the same. */
export async function codeOf(db: Db, memberId: string, at: Date): Promise<string> {
  const read = () =>
    db.selectFrom('referral_code').select('code').where('member_id', '=', memberId).executeTakeFirst()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const known = await read()
    if (known) return known.code
    await db
      .insertInto('referral_code')
      .values({ member_id: memberId, code: unambiguousCode(referralCodeLength), created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error('no free referral code was found')
}

/** Whose code it is; case and spaces do not matter. Null for an unknown code. */
export async function referrerOf(db: Db, code: string): Promise<string | null> {
  const found = await db
    .selectFrom('referral_code')
    .select('member_id')
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  return found?.member_id ?? null
}
