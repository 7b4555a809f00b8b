import type { Bus, Unsubscribe } from '../database/index.ts'
import type { Context } from '../http/implement.ts'
import { type EndReason, endSessions } from './sessions.ts'

const channel = 'baize_session_ended'

/** Notifies every process that sessions have ended, so that their live sockets close at once. */
export async function notifyEnded(bus: Bus, sessionIds: readonly string[], reason: EndReason): Promise<void> {
  for (const id of sessionIds) await bus.publish(channel, `${reason} ${id}`)
}

/** Ends sessions, and notifies their pages after the commit. Returns how many were ended. */
export async function endAndNotify(
  { db, unit, platform, now }: Pick<Context, 'db' | 'unit' | 'platform' | 'now'>,
  which: Parameters<typeof endSessions>[1],
  reason: EndReason,
): Promise<number> {
  const ended = await endSessions(db, which, reason, now())
  const tell = () => notifyEnded(platform.database.bus, ended, reason)
  if (unit) unit.afterCommit(tell)
  else await tell()
  return ended.length
}

/** `onGap`: notifications may have been missed; look each session up again. */
export function watchEnded(
  bus: Bus,
  onEnded: (sessionId: string, reason: EndReason) => void,
  onGap: () => void,
): Promise<Unsubscribe> {
  const onMessage = (message: string) => {
    const [reason = '', id = ''] = message.split(' ')
    if (id) onEnded(id, reason as EndReason)
  }
  return bus.subscribe(channel, onMessage, onGap)
}
