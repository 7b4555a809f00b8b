/** The token of the session that calls are made in. */
export interface SessionToken {
  get(): string | null
  set(token: string): void
  clear(): void
}

/** Keeps a token in memory: for scripts, and for whatever has no page. */
export function createSessionToken(): SessionToken {
  let held: string | null = null
  return {
    get: () => held,
    set(token) {
      held = token
    },
    clear() {
      held = null
    },
  }
}
