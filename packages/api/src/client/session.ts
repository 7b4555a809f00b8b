/** Where the token is kept: in session storage, so that it ends with the tab. */
export interface SessionToken {
  get(): string | null
  set(token: string): void
  clear(): void
  /** Calls back when the token comes or goes; answers a function that stops it. */
  subscribe(listener: () => void): () => void
}

interface TokenStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const storageKey = 'token'

/** Keeps the token in `storage`, or in memory where storage is refused or absent (a server, a blocked browser). */
export function createSessionToken(storage: TokenStorage | null): SessionToken {
  const listeners = new Set<() => void>()
  let memory: string | null = null
  const attempt = <Result>(action: () => Result): Result | null => {
    try {
      return action()
    } catch {
      return null
    }
  }
  memory = storage ? attempt(() => storage.getItem(storageKey)) : null
  const change = (token: string | null) => {
    memory = token
    attempt(() => (token === null ? storage?.removeItem(storageKey) : storage?.setItem(storageKey, token)))
    for (const listener of listeners) listener()
  }
  return {
    get: () => memory,
    set: (token) => change(token),
    clear: () => change(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
