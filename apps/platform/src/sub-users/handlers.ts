import type { CallRequest, calls, WireFieldProblem } from '@baize/api/contract'
import { normaliseValue } from '@baize/forms/compiler'
import { sql } from 'kysely'
import { newId } from '../database/ids.ts'
import { transact } from '../database/index.ts'
import { type Context, type Db, type Handlers, type Preparations, Refusal } from '../http/implement.ts'
import { isCommonPassword } from '../members/common-passwords.ts'
import { imitatesMember, lookOf } from '../members/looks.ts'
import { accountKey, findMemberByAccount } from '../members/members.ts'
import { nameProblem } from '../members/names.ts'
import { wireProblem } from '../members/password-rules.ts'
import { periodOf } from '../records/days.ts'
import { rulesOf } from '../registration/rulesOf.ts'
import { hasSecondFactor, removeSecondFactor } from '../security-centre/secondFactor.ts'
import { endAndNotify } from '../sessions/ending.ts'
import { sortedBy } from '../wallet/sortedKeyset.ts'
import { sortedPage } from '../wallet/sortedPage.ts'
import { wire } from '../wallet/wire.ts'
import { actionSortKey } from './actionSort.ts'
import type { SubUser } from './find.ts'
import { subUserSortValues } from './subUserSort.ts'

/** Sub-users of one agent at once. */
const maxSubUsers = 50

const describe = (row: SubUser, authenticator: boolean) => ({
  id: row.id,
  account: row.account,
  permission: row.permission,
  disabled: row.disabled_at !== null,
  passwordGiven: row.must_change_password,
  authenticator,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
})

/** The errors of a name and a password that an agent chose; the registration's rules count. */
function problemsOf(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  { username, password }: { readonly username?: string; readonly password: string },
  account: string,
): WireFieldProblem[] {
  const asked = username === undefined ? ['password'] : ['username', 'password']
  const problems = rulesOf(settings, 'username', now())
    .check({ username: account, password, confirmPassword: password, terms: true })
    .filter(({ field }) => asked.includes(field))
    .map(wireProblem)
  const has = (field: string) => problems.some((problem) => problem.field === field)
  if (!has('password') && isCommonPassword(password, account, settings.brand.name))
    problems.push({ field: 'password', code: 'common' })
  const code = username === undefined ? null : nameProblem(username, settings.brand.name)
  if (code !== null && !has('username')) problems.push({ field: 'username', code })
  return problems
}

/** A sub-user of the agent; another agent's is none. */
async function ownSubUser(db: Db, agentId: string, id: string): Promise<SubUser> {
  const row = await db
    .selectFrom('sub_user')
    .selectAll()
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

async function change(
  db: Db,
  row: SubUser,
  set: Partial<
    Pick<SubUser, 'permission' | 'password_hash' | 'must_change_password' | 'disabled_at' | 'removed_at'>
  >,
): Promise<SubUser> {
  const changed = await db
    .updateTable('sub_user')
    .set(set)
    .where('id', '=', row.id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw new Refusal('notFound')
  return changed
}

/** A sub-user as it is after a change. */
const described = async (db: Db, row: SubUser) => describe(row, await hasSecondFactor(db, row.id))

/** Ends its sessions, and sign-ins that wait for a code. */
async function signOut(context: Context, { id: subUserId }: SubUser): Promise<void> {
  await context.db.deleteFrom('login_challenge').where('sub_user_id', '=', subUserId).execute()
  await endAndNotify(context, { subUserId, except: '' }, 'signedOut')
}

/** The user name as the registration's rules write it. */
function accountOf({ settings, now }: Pick<Context, 'settings' | 'now'>, username: string): string {
  const field = rulesOf(settings, 'username', now()).fields.find(({ name }) => name === 'username')
  return field ? normaliseValue(field, username) : username.trim()
}

const hashes = new WeakMap<CallRequest<(typeof calls)['addSubUser']>['body'], string>()

/** A password is hashed before the transaction begins. */
export const subUserPreparations: Pick<Preparations, 'addSubUser'> = {
  async addSubUser({ body }, context) {
    const problems = problemsOf(context, body, accountOf(context, body.username))
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    hashes.set(body, await context.platform.passwords.hash(body.password))
  },
}

const taken = () => new Refusal('usernameTaken', { problems: [{ field: 'username', code: 'taken' }] })

export const subUserHandlers: Pick<
  Handlers,
  | 'subUsers'
  | 'addSubUser'
  | 'changeSubUser'
  | 'resetSubUserPassword'
  | 'requireSubUserAuthenticator'
  | 'removeSubUserAuthenticator'
  | 'disableSubUser'
  | 'removeSubUser'
  | 'subUserActions'
> = {
  async subUsers({ query }, { db, session }) {
    const value = query.sort ? subUserSortValues[query.sort] : null
    const rows = await db
      .selectFrom('sub_user')
      .leftJoin('authenticator', 'authenticator.owner_id', 'sub_user.id')
      .selectAll('sub_user')
      .select('authenticator.connected_at')
      .where('agent_id', '=', session.memberId)
      .where('removed_at', 'is', null)
      .orderBy(
        value
          ? sortedBy({ value }, query.order, 'sub_user.id')
          : sql`sub_user.created_at ASC, sub_user.id ASC`,
      )
      .execute()
    const agent = await db
      .selectFrom('member')
      .select('sub_users_need_authenticator')
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    return {
      rows: rows.map((row) => describe(row, row.connected_at !== null)),
      max: maxSubUsers,
      authenticatorRequired: agent.sub_users_need_authenticator,
    }
  },

  async addSubUser({ body }, context) {
    const { db, session, now } = context
    const account = accountOf(context, body.username)
    const password_hash = hashes.get(body)
    if (password_hash === undefined) throw new Error('the sub-user was not prepared')
    const { count } = await db
      .selectFrom('sub_user')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('agent_id', '=', session.memberId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxSubUsers) throw new Refusal('tooManyOpen', { params: { max: maxSubUsers } })
    if ((await findMemberByAccount(db, account)) || (await imitatesMember(db, account))) throw taken()
    const row = await db
      .insertInto('sub_user')
      .values({
        ...{ id: newId(), agent_id: session.memberId, account },
        ...{ account_key: accountKey(account), account_look: lookOf(account) },
        ...{ permission: body.permission, password_hash },
        // The agent knows it: the sub-user's own is the next.
        must_change_password: true,
        ...{ created_at: now(), last_login_at: null, disabled_at: null, removed_at: null },
      })
      .onConflict((conflict) => conflict.column('account_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw taken()
    return describe(row, false)
  },

  async changeSubUser({ params, body }, { db, session }) {
    const row = await ownSubUser(db, session.memberId, params.id)
    return described(db, await change(db, row, { permission: body.permission, disabled_at: null }))
  },

  async resetSubUserPassword({ params, body }, context) {
    const { db, platform, session } = context
    const row = await ownSubUser(db, session.memberId, params.id)
    const problems = problemsOf(context, body, row.account)
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    const password_hash = await platform.passwords.hash(body.password)
    return transact(platform.database, async (unit) => {
      const changed = await change(unit.trx, row, { password_hash, must_change_password: true })
      await signOut({ ...context, db: unit.trx, unit }, row)
      return described(unit.trx, changed)
    })
  },

  async requireSubUserAuthenticator({ body }, { db, session }) {
    await db
      .updateTable('member')
      .set({ sub_users_need_authenticator: body.required })
      .where('id', '=', session.memberId)
      .execute()
    return {}
  },

  async removeSubUserAuthenticator({ params }, context) {
    const { db, platform, session } = context
    const row = await ownSubUser(db, session.memberId, params.id)
    await transact(platform.database, async (unit) => {
      await removeSecondFactor(unit.trx, row.id)
      await signOut({ ...context, db: unit.trx, unit }, row)
    })
    return describe(row, false)
  },

  async disableSubUser({ params }, context) {
    const { db, session, now } = context
    const row = await ownSubUser(db, session.memberId, params.id)
    const changed = await change(db, row, { disabled_at: row.disabled_at ?? now() })
    await signOut(context, row)
    return described(db, changed)
  },

  async removeSubUser({ params }, context) {
    const { db, session, now } = context
    const row = await ownSubUser(db, session.memberId, params.id)
    await change(db, row, { removed_at: now() })
    await signOut(context, row)
    return {}
  },

  async subUserActions({ query }, { db, session, settings, now }) {
    const { account } = query
    const dated = query.from !== undefined || query.to !== undefined
    const days = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    let rows = db.selectFrom('sub_user_action').where('sub_user_action.agent_id', '=', session.memberId)
    if (dated) rows = rows.where('at', '>=', days.start).where('at', '<', days.end)
    if (account !== undefined) {
      const named = db.selectFrom('sub_user').select('id').where('account_key', '=', accountKey(account))
      rows = rows.where('sub_user_id', 'in', named)
    }
    const key = query.sort ? actionSortKey(query.sort) : null
    const { rows: shown, page } = await sortedPage(rows, 'sub_user_action', query, key, 'at')
    const ids = [...new Set(shown.map(({ sub_user_id }) => sub_user_id))]
    const users =
      ids.length === 0
        ? []
        : await db.selectFrom('sub_user').select(['id', 'account']).where('id', 'in', ids).execute()
    return {
      rows: shown.map(({ id, at, sub_user_id: by, call, target, amount, result, address }) => ({
        ...{ id, at: at.toISOString(), account: users.find((user) => user.id === by)?.account ?? '' },
        ...{ call, target },
        amount: amount === null ? null : wire(amount),
        ...{ result, address },
      })),
      page,
    }
  },
}
