import type { CallValue, login } from '@baize/api/contract'
import { type Context, Refusal } from '../http/implement.ts'
import { findMember } from '../members/members.ts'
import { noteActor } from '../observability/request.ts'
import { forgetDevice } from '../sessions/remembered.ts'
import { joinSession, openSession } from '../sessions/sessions.ts'
import { requireMayEnter } from '../sessions/signIn.ts'
import { beginAction } from './actions.ts'
import type { SubUser } from './find.ts'

/** A sign-in, or a try, in the log. */
export async function noteSubUser(
  { db, now, ip }: Pick<Context, 'db' | 'now' | 'ip'>,
  { id: subUserId, agent_id: agentId }: SubUser,
  result: string,
): Promise<void> {
  await beginAction({ db, now }, { agentId, subUserId, call: 'login', address: ip }, result)
}

/**
 * Opens the session in which a sub-user acts as its agent. No browser is remembered for it, and one that remembers the
 * agent forgets: its next user would be the agent.
 */
export async function signInSubUser(context: Context, subUser: SubUser): Promise<CallValue<typeof login>> {
  const { platform, db, ip, device, cookies, setCookie, now } = context
  const agent = await findMember(db, subUser.agent_id)
  if (!agent) throw new Refusal('wrongCredentials')
  requireMayEnter(agent, 'agent')
  const { token, cookie } =
    (await joinSession(platform, db, agent, 'agent', cookies, true, subUser.id)) ??
    (await openSession(platform, db, agent, 'agent', { ip, device, confirmed: true }, subUser.id))
  if (cookie !== null) setCookie(cookie)
  noteActor(`${agent.id}/${subUser.id}`)
  await db.updateTable('sub_user').set({ last_login_at: now() }).where('id', '=', subUser.id).execute()
  await noteSubUser(context, subUser, 'done')
  await forgetDevice(context)
  return {
    token,
    firstTimeLogin: subUser.last_login_at === null,
    passwordExpired: subUser.must_change_password,
  }
}
