import { transact, type Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import { logFault } from '../http/failure.ts'
import type { Platform } from '../platform.ts'

const everyMilliseconds = 1_000

/** Agents to be notified, by platform. A busy team changes with each bet; its agents are notified once a second. */
const waiting = new WeakMap<Platform, Set<string>>()

/** The agents above an account, from its materialised path. */
export const uplineOf = (path: string): string[] => path.split('/').filter(Boolean).slice(0, -1)

/** Notifies the agents above a member, soon after the work is committed, that the figures of their team have changed. */
export async function notifyUpline(platform: Platform, unit: Unit, memberId: string): Promise<void> {
  const member = await unit.trx
    .selectFrom('member')
    .select('path')
    .where('id', '=', memberId)
    .executeTakeFirst()
  unit.afterCommit(() => notifyUplineOf(platform, member?.path ?? ''))
}

/** As {@link notifyUpline}, once the work is committed, by the path of whose team it is. */
export function notifyUplineOf(platform: Platform, path: string): void {
  const upline = uplineOf(path)
  if (upline.length > 0) gather(platform, upline)
}

function gather(platform: Platform, agents: readonly string[]): void {
  const gathered = waiting.get(platform)
  if (gathered) {
    for (const agent of agents) gathered.add(agent)
    return
  }
  waiting.set(platform, new Set(agents))
  setTimeout(() => void notifyAll(platform), everyMilliseconds).unref()
}

async function notifyAll(platform: Platform): Promise<void> {
  const agents = [...(waiting.get(platform) ?? [])].sort()
  waiting.delete(platform)
  for (const memberId of agents) {
    try {
      await transact(platform.database, async (unit) => {
        await recordEvent(platform.database, unit, { memberId, type: 'teamChanged', payload: {} })
      })
    } catch (error) {
      // The figures themselves are right at the next reading. A closing platform is no error.
      if (!/closed|destroyed|ended/i.test(String(error))) logFault(error, 'teamChanged')
    }
  }
}
