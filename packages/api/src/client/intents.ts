/**
 * One intent of a user = one idempotency key. The key is stored before the request is sent and until a definite
 * response, so that a retry, a second click or a reload of the page never makes a second intent of the first.
 */
export interface Intents {
  /** The key for doing `action` with `details` (amount, receiver ...; never a secret). */
  keyFor(action: string, details: string): string
  /** A definite response to this intent arrived, success or refusal: the next click is a new one. Others of the action stay open. */
  settle(action: string, details: string): void
  /** Forgets every key: the user has signed out. */
  clear(): void
}

interface IntentStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A random key of 128 bits in the alphabet that the platform accepts. */
export function newIntentKey(): string {
  return crypto.randomUUID()
}

export function createIntents(storage: IntentStorage | null): Intents {
  const memory = new Map<string, string>()
  const read = (name: string): string | null => {
    try {
      return storage?.getItem(name) ?? memory.get(name) ?? null
    } catch {
      return memory.get(name) ?? null
    }
  }
  return {
    keyFor(action, details) {
      const name = nameOf(action, details)
      const kept = read(name)
      if (kept) return kept
      const fresh = newIntentKey()
      memory.set(name, fresh)
      try {
        storage?.setItem(name, fresh)
      } catch {
        // Storage is full or refused: it is kept in memory for this page.
      }
      return fresh
    },
    settle(action, details) {
      const name = nameOf(action, details)
      memory.delete(name)
      try {
        storage?.removeItem(name)
      } catch {
        // As above.
      }
    },
    clear() {
      for (const name of memory.keys()) {
        try {
          storage?.removeItem(name)
        } catch {
          // As above.
        }
      }
      memory.clear()
    },
  }
}

const nameOf = (action: string, details: string) => `intent.${action} ${details}`
