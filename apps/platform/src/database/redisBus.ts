import { createClient } from '@redis/client'
import type { Bus } from './bus.ts'

interface Listener {
  readonly onMessage: (message: string) => void
  readonly onGap: (() => void) | undefined
}

const maxWait = 2_000

/**
 * Publish and subscribe of a Redis or Valkey server, for databases without LISTEN: YugabyteDB, CockroachDB, and poolers
 * that share a connection. One connection speaks, one listens; both reconnect when lost, and report the gap.
 */
export function createRedisBus(url: string): Bus {
  const socket = { reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, maxWait) }
  // A message that cannot be sent now is lost, as is one without a subscriber; publishing never waits.
  const speaker = createClient({ url, socket, disableOfflineQueue: true })
  const hearer = createClient({ url, socket })
  const channels = new Map<string, Set<Listener>>()
  let opened: Promise<unknown> | undefined
  let wasReady = false
  for (const client of [speaker, hearer]) client.on('error', () => {})
  hearer.on('ready', () => {
    if (wasReady) for (const listeners of channels.values()) for (const { onGap } of listeners) onGap?.()
    wasReady = true
  })

  const open = () => {
    opened ??= Promise.all([speaker.connect(), hearer.connect()])
    return opened
  }

  return {
    async publish(channel, message) {
      await open()
      await speaker.publish(channel, message)
    },
    async subscribe(channel, onMessage, onGap) {
      await open()
      const listener: Listener = { onMessage, onGap }
      const listeners = channels.get(channel)
      if (listeners) listeners.add(listener)
      else {
        channels.set(channel, new Set([listener]))
        await hearer.subscribe(channel, (message) => {
          for (const each of channels.get(channel) ?? []) each.onMessage(message)
        })
      }
      return async () => void channels.get(channel)?.delete(listener)
    },
    isConnected: () => opened === undefined || (speaker.isReady && hearer.isReady),
    async close() {
      channels.clear()
      if (!opened) return
      speaker.destroy()
      hearer.destroy()
    },
  }
}
