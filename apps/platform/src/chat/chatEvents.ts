import type { Bus, Unsubscribe } from '../database/bus.ts'

const channel = 'baize_chat'

/**
 * Notifies all processes of a new message in a conversation, without waiting; lost notifications are made up for by
 * reading again.
 */
export function notifySaid(bus: Bus, conversationId: string): void {
  bus.publish(channel, `said ${conversationId}`).catch(() => {})
}

/** Notifies all processes of a mute: a member, or a visitor by the talk. */
export function notifyMute(bus: Bus, talker: string): void {
  bus.publish(channel, `mute ${talker}`).catch(() => {})
}

/** `onGap`: notifications may have been missed; read everything again. */
export function watchChat(
  bus: Bus,
  heard: { said(conversationId: string): void; mute(talker: string): void },
  onGap: () => void,
): Promise<Unsubscribe> {
  const onMessage = (message: string) => {
    const [, kind, id = ''] = /^(said|mute) (.+)$/s.exec(message) ?? []
    if (kind === 'said') heard.said(id)
    if (kind === 'mute') heard.mute(id)
  }
  return bus.subscribe(channel, onMessage, onGap)
}
