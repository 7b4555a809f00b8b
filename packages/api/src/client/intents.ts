/**
 * One intent of a person = one idempotency key. The key is kept before the request goes out and until a definite
 * answer, so that a retry, a second press or a reload of the page never makes a second intent of the first.
 */
export interface Intents {
  /** The key for doing `action` with `details` (amount, receiver ...; never a secret). */
  keyFor(action: string, details: string): string
  /** A definite answer came, good or bad: the next press is a new intent. */
  settle(action: string): void
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
      const name = `intent.${action}`
      const kept = read(name)
      const [key, keptDetails] = kept ? splitOnce(kept) : []
      if (key && keptDetails === details) return key
      const fresh = newIntentKey()
      memory.set(name, `${fresh} ${details}`)
      try {
        storage?.setItem(name, `${fresh} ${details}`)
      } catch {
        // Storage is full or refused: memory holds it for this page.
      }
      return fresh
    },
    settle(action) {
      const name = `intent.${action}`
      memory.delete(name)
      try {
        storage?.removeItem(name)
      } catch {
        // As above.
      }
    },
  }
}

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ')
  return [text.slice(0, space), text.slice(space + 1)]
}
