import type { Bus, Unsubscribe } from '../database/index.ts'
import type { EndReason } from './sessions.ts'

const channel = 'baize_session_ended'

/** Tells every process that sessions have ended, so that their live sockets close at once. */
export async function tellEnded(bus: Bus, sessionIds: readonly string[], reason: EndReason): Promise<void> {
  for (const id of sessionIds) await bus.publish(channel, `${reason} ${id}`)
}

/** `onGap`: tellings may have been missed; look each session up again. */
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
