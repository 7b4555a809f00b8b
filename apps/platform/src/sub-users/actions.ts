import { allowsSubUser, type CallDefinition, subUserPolicy } from '@baize/api/contract'
import { amountOf, type NamingParts, targetIn } from '../audit/named.ts'
import { newId } from '../database/ids.ts'
import type { Answer } from '../http/answer.ts'
import { codeOf } from '../http/failure.ts'
import type { Db, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { isBelow } from '../team/subtree.ts'

type SubUser = NonNullable<Session['subUser']>

interface Action {
  readonly agentId: string
  readonly subUserId: string
  readonly call: string
  readonly address: string
  readonly target?: string | null
  readonly amount?: bigint | null
}

type Platformed = Pick<Platform, 'db' | 'now'>

/** Writes an action down; its outcome is added when it is known. */
export async function beginAction(
  { db, now }: Platformed,
  { agentId, subUserId, call, address, target = null, amount = null }: Action,
  result: string | null = null,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('sub_user_action')
    .values({
      ...{ id, agent_id: agentId, sub_user_id: subUserId, at: now() },
      ...{ call, target, amount, result, address },
    })
    .execute()
  return id
}

/** Refuses what the sub-user's permission does not include, and writes the attempt down. */
export async function requirePermission(
  platform: Platformed,
  { id: call }: CallDefinition,
  { memberId: agentId, path }: Session,
  { id: subUserId, permission }: SubUser,
  { params, ip: address }: { readonly params: Readonly<Record<string, string>>; readonly ip: string },
): Promise<void> {
  if (allowsSubUser(call, permission)) return
  const target = await targetOf(platform.db, path, { params })
  await beginAction(platform, { agentId, subUserId, call, address, target }, 'forbidden')
  throw new Refusal('forbidden', { reason: 'permission of the sub-user' })
}

/** By these nothing changes for the agent, a page prepares a form, or pages repeat them as they read: they collect what is due anyway. */
const unrecorded: ReadonlySet<string> = new Set([
  ...['authenticatorSecret', 'eventTicket', 'payPlan', 'previewOffer'],
  ...['hourSalaryProcessing', 'realtimeSalaryProcessing'],
])

const isRecorded = ({ id, method }: CallDefinition): boolean =>
  method === 'GET' ? subUserPolicy[id] !== 'view' && subUserPolicy[id] !== 'own' : !unrecorded.has(id)

/** Makes a sub-user's call between the two halves of its line in the log. What only reads is left out. */
export async function recorded(
  platform: Platformed,
  definition: CallDefinition,
  { memberId: agentId, path }: Session,
  { id: subUserId }: SubUser,
  { parts, ip: address }: { readonly parts: NamingParts; readonly ip: string },
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (!isRecorded(definition)) return make()
  const target = await targetOf(platform.db, path, parts)
  const amount = amountOf(parts.body, 'amount')
  const id = await beginAction(platform, { agentId, subUserId, call: definition.id, address, target, amount })
  const end = (result: string, moved: bigint | null = null) =>
    platform.db
      .updateTable('sub_user_action')
      .set({ result, ...(amount === null ? { amount: moved } : {}) })
      .where('id', '=', id)
      .execute()
  let answer: Answer
  try {
    answer = await make()
  } catch (error) {
    await end(codeOf(error))
    throw error
  }
  const { value } = JSON.parse(answer.body) as { value?: unknown }
  await end('done', amountOf(value, 'paidNow') ?? amountOf(value, 'amount'))
  return answer
}

/** What a call is about: the user name of an account of the agent's team that is named by its id, otherwise what the call says. */
async function targetOf(db: Db, path: string, parts: NamingParts): Promise<string | null> {
  const target = targetIn(parts)
  if (target === null) return null
  const member = await db
    .selectFrom('member')
    .select('account')
    .where('id', '=', target)
    .where(isBelow('member.path', path))
    .executeTakeFirst()
  return member?.account ?? target
}
