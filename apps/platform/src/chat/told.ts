import type { Bus, Unsubscribe } from '../database/bus.ts'

const channel = 'baize_chat'

/** Tells all processes that something was said in a conversation. Nobody waits for it; what is lost is read again. */
export function tellSaid(bus: Bus, conversationId: string): void {
  bus.publish(channel, `said ${conversationId}`).catch(() => {})
}

/** Tells all processes that somebody is muted: a member, or a visitor by the talk. */
export function tellMute(bus: Bus, talker: string): void {
  bus.publish(channel, `mute ${talker}`).catch(() => {})
}

/** `onGap`: tellings may have been missed; read everything again. */
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
