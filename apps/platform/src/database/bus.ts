/** Carries short messages between the processes that share a database. Messages may be lost; they carry no data. */
export interface Bus {
  publish(channel: string, message: string): Promise<void>
  /**
   * Calls `onMessage` for each message from any process, this one included. `onGap` says that messages may
   * have been missed (the connection was lost and is back): read again from what you have seen.
   */
  subscribe(channel: string, onMessage: (message: string) => void, onGap?: () => void): Promise<Unsubscribe>
  /** Whether messages of other processes arrive now; true where nothing was subscribed to yet. */
  isConnected(): boolean
  close(): Promise<void>
}

export type Unsubscribe = () => Promise<void>

/** For the embedded database: the folder lock makes this process the only one. */
export function createProcessBus(): Bus {
  const listeners = new Map<string, Set<(message: string) => void>>()
  return {
    async publish(channel, message) {
      for (const listener of listeners.get(channel) ?? []) queueMicrotask(() => listener(message))
    },
    async subscribe(channel, onMessage) {
      const listener = (message: string) => onMessage(message)
      const channelListeners = listeners.get(channel) ?? new Set()
      listeners.set(channel, channelListeners.add(listener))
      return async () => void channelListeners.delete(listener)
    },
    isConnected: () => true,
    async close() {
      listeners.clear()
    },
  }
}
