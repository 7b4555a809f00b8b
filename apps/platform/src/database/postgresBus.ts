import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import type { Bus } from './bus.ts'

interface Listener {
  onMessage: (message: string) => void
  onGap: (() => void) | undefined
}

/** LISTEN on one connection of its own, which is opened at the first subscription and reconnects when lost. */
export function createPostgresBus(url: string, pool: Pool): Bus {
  const listeners = new Map<string, Set<Listener>>()
  let connecting: Promise<Client> | undefined
  let closed = false
  let connected = true
  let waiting: [channel: string, message: string][] = []
  let carrying: Promise<void> | undefined

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: url, keepAlive: true, application_name: 'baize-bus' })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onMessage(payload ?? '')
    })
    await client.connect()
    client.once('end', () => {
      connected = false
      void reconnect()
    })
    for (const channel of listeners.keys()) await client.query(`LISTEN ${quoted(channel)}`)
    connected = true
    return client
  }

  async function reconnect() {
    for (let wait = 50; !closed; wait = Math.min(wait * 2, 2_000)) {
      connecting = connect()
      const back = await connecting.then(
        () => true,
        () => false,
      )
      if (back) {
        for (const channel of listeners.values()) for (const listener of channel) listener.onGap?.()
        return
      }
      await pause(wait, undefined, { ref: false })
    }
  }

  /** Messages of one moment travel together: under load there is one statement for many commits. */
  async function carry() {
    await Promise.resolve()
    const messages = waiting
    waiting = []
    try {
      await pool.query(
        'SELECT pg_notify(told.channel, told.message) FROM unnest($1::text[], $2::text[]) AS told (channel, message)',
        [messages.map(([channel]) => channel), messages.map(([, message]) => message)],
      )
    } finally {
      carrying = waiting.length > 0 ? carry() : undefined
      carrying?.catch(() => {})
    }
  }

  return {
    publish(channel, message) {
      waiting.push([channel, message])
      carrying ??= carry()
      return carrying
    },
    async subscribe(channel, onMessage, onGap) {
      const listener: Listener = { onMessage, onGap }
      const channelListeners = listeners.get(channel) ?? new Set()
      listeners.set(channel, channelListeners.add(listener))
      connecting ??= connect().catch((error: unknown) => {
        connecting = undefined
        throw error
      })
      await (await connecting).query(`LISTEN ${quoted(channel)}`)
      return async () => void channelListeners.delete(listener)
    },
    isConnected: () => connected,
    async close() {
      closed = true
      while (carrying) await carrying.catch(() => {})
      listeners.clear()
      const client = await connecting?.catch(() => undefined)
      await client?.end().catch(() => {})
    },
  }
}

const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`
