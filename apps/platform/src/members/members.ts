import type { Selectable } from 'kysely'
import { newId } from '../database/ids.ts'
import type { Db, Handlers, Session } from '../http/implement.ts'
import { walletCurrency } from '../wallet/playMoney.ts'
import { lookOf } from './looks.ts'
import type { MemberTables } from './tables.ts'

export type Member = Selectable<MemberTables['member']>

/** 1, 2, 41, 42 agent; 4 trial; others member. */
export const isAgentType = (type: number): boolean => [1, 2, 41, 42].includes(type)

/** The normalised form that distinguishes two names: `Dara2026` and full-width `ｄａｒａ2026` are one account. */
export const accountKey = (account: string): string => account.normalize('NFKC').trim().toLowerCase()

export interface NewMember {
  readonly account: string
  readonly nickname: string
  readonly type: number
  readonly parent: { readonly id: string; readonly path: string } | null
  readonly passwordHash: string | null
  readonly paymentPasswordHash: string | null
  readonly mustChangePassword?: boolean
  readonly joinedAt: Date
  /** The other fields of the registration, as they were normalised. */
  readonly profile?: Readonly<Record<string, string>>
}

/** Adds an account under its parent; null when the name is taken, be it by a sub-user. */
export async function addMember(db: Db, member: NewMember): Promise<Member | null> {
  const subUser = await db
    .selectFrom('sub_user')
    .select('id')
    .where('account_key', '=', accountKey(member.account))
    .executeTakeFirst()
  if (subUser) return null
  const id = newId()
  const row = await db
    .insertInto('member')
    .values({
      id,
      account: member.account,
      account_key: accountKey(member.account),
      account_look: lookOf(member.account),
      nickname: member.nickname,
      type: member.type,
      parent_id: member.parent?.id ?? null,
      path: `${member.parent?.path ?? '/'}${id}/`,
      password_hash: member.passwordHash,
      payment_password_hash: member.paymentPasswordHash,
      must_change_password: member.mustChangePassword ?? false,
      may_enter: true,
      profile: JSON.stringify(member.profile ?? {}),
      joined_at: member.joinedAt,
      last_login_at: null,
      must_change_reason: member.mustChangePassword ? 'firstLogin' : null,
    })
    .onConflict((conflict) => conflict.column('account_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function findMember(db: Db, id: string): Promise<Member | null> {
  const found = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
  return found ?? null
}

export async function findMemberByAccount(db: Db, account: string): Promise<Member | null> {
  const found = await db
    .selectFrom('member')
    .selectAll()
    .where('account_key', '=', accountKey(account))
    .executeTakeFirst()
  return found ?? null
}

/** Why the password has to be changed: a sub-user's was set by the agent. */
function reasonOf(member: Member, { subUser, mustChangePassword }: Session) {
  if (!mustChangePassword) return {}
  const reason = subUser ? ('firstLogin' as const) : member.must_change_reason
  return reason ? { mustChangeReason: reason } : {}
}

export const memberHandlers: Pick<Handlers, 'memberInfo'> = {
  async memberInfo(_request, { db, session, settings }) {
    const member = await db
      .selectFrom('member')
      .selectAll()
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    const currency = walletCurrency(settings, member.type)
    return {
      id: member.id,
      account: member.account,
      nickname: member.nickname,
      userName: member.account,
      type: member.type,
      isAgent: isAgentType(member.type),
      hasPassword: session.subUser !== undefined || member.password_hash !== null,
      mustChangePassword: session.mustChangePassword,
      ...reasonOf(member, session),
      currency: currency.code,
      currencySymbol: currency.symbol,
      lastLoginAt: member.last_login_at?.toISOString() ?? null,
      joinedAt: member.joined_at.toISOString(),
      ...(session.subUser ? { subUser: session.subUser } : {}),
    }
  },
}

/** Puts a hash in another's place, unless that one has been changed meanwhile. */
export async function replaceHash(
  db: Db,
  id: string,
  column: 'password_hash' | 'payment_password_hash',
  old: string,
  fresh: string,
): Promise<void> {
  await db
    .updateTable('member')
    .set({ [column]: fresh })
    .where('id', '=', id)
    .where(column, '=', old)
    .execute()
}
