import type { Db, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { accountKey, type Member } from '../members/members.ts'
import { isBelow, isWithin } from './subtree.ts'

type By = { readonly id: string } | { readonly account: string }

const find = (db: Db, by: By) =>
  db
    .selectFrom('member')
    .selectAll()
    .where('id' in by ? 'id' : 'account_key', '=', 'id' in by ? by.id : accountKey(by.account))

/** An account below the agent, by its id or its name; others, and the agent itself, are not found. */
export async function teamMember(db: Db, session: Pick<Session, 'path'>, by: By): Promise<Member> {
  const found = await find(db, by).where(isBelow('member.path', session.path)).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}

/** An account of the agent's team, the agent itself among them: whose figures reports show. */
export async function teamAccount(db: Db, session: Pick<Session, 'path'>, by: By): Promise<Member> {
  const found = await find(db, by).where(isWithin('member.path', session.path)).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}
