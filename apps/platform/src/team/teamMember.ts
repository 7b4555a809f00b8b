import type { Db, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { accountKey, type Member } from '../members/members.ts'
import { isBelow } from './subtree.ts'

/** An account of the own team, by its id or its name; others, and the agent itself, are not found. */
export async function teamMember(
  db: Db,
  session: Pick<Session, 'path'>,
  by: { readonly id: string } | { readonly account: string },
): Promise<Member> {
  const found = await db
    .selectFrom('member')
    .selectAll()
    .where('id' in by ? 'id' : 'account_key', '=', 'id' in by ? by.id : accountKey(by.account))
    .where(isBelow('member.path', session.path))
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}
