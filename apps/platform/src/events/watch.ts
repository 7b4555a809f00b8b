import type { Bus, Unsubscribe } from '../database/bus.ts'

const eventChannel = 'baize_member_event'
const eventMessage = (memberId: string, seq: bigint) => `${seq} ${memberId}`

/** Notifies all processes of a committed event, without waiting; a lost message is made up for by reading again. */
export function notifyEvent(bus: Bus, memberId: string, seq: bigint): void {
  bus.publish(eventChannel, eventMessage(memberId, seq)).catch(() => {})
}

/**
 * Calls `onEvent` when any process has committed an event of any member; read it with `readSince`. `onGap`
 * says that calls may have been missed: read the streams of all members that you serve.
 */
export function watchMembers(
  bus: Bus,
  onEvent: (memberId: string, seq: bigint) => void,
  onGap?: () => void,
): Promise<Unsubscribe> {
  const onMessage = (message: string) => {
    const [, seq = '', memberId = ''] = /^([0-9]+) (.+)$/s.exec(message) ?? []
    if (memberId) onEvent(memberId, BigInt(seq))
  }
  return bus.subscribe(eventChannel, onMessage, onGap)
}
