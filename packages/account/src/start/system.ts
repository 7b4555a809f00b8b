import { type ApiError, type Client, ApiError as Failure, type ValueOf } from '@baize/api'
import { permission, systemStatus } from '@baize/api/calls'
import { isOwnHost } from './ownHost.ts'

export type Permission = ValueOf<typeof permission>

export type SystemState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly checking: boolean }
  | { readonly kind: 'normal'; readonly permission: Permission }
  | {
      readonly kind: 'maintenance' | 'regionBlocked' | 'wrongAddress'
      readonly permission: Permission
      readonly checking: boolean
    }

/** What the platform says about the whole site, kept outside React and outside the cache: it decides what is shown at all. */
export interface System {
  read(): SystemState
  subscribe(listener: () => void): () => void
  /** Asks the platform again, now. */
  check(): void
  /** Reads everything afresh, in the language that the page has now. */
  reload(): void
}

const kinds = ['normal', 'maintenance', 'regionBlocked'] as const
const everyMinute = 60_000
const whileClosed = 5_000

/**
 * The permission call comes first; then the status is asked for every minute, every five seconds while the site is
 * closed, and at once by `check()`. It is idle without subscribers. A prerendered page starts with the `initial` permission of
 * an open site, which holds nothing of the visitor's own: there only the status is requested, and the whole permission
 * where that says that the site is closed. A page at a `host` that is none of the brand's is closed.
 */
export function createSystem(client: Client, initial?: Permission, host?: string): System {
  let known = initial
  let state: SystemState = initial ? { kind: 'normal', permission: initial } : { kind: 'loading' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let wanted = false
  const listeners = new Set<() => void>()

  const become = (next: SystemState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const settle = (fresh: Permission) => {
    known = fresh
    const isOwn = host === undefined || isOwnHost(host, fresh)
    const kind = isOwn ? kinds[fresh.status] : 'wrongAddress'
    become(kind === 'normal' ? { kind, permission: fresh } : { kind, permission: fresh, checking: false })
  }

  async function ask(afresh: boolean): Promise<void> {
    if (running) {
      wanted ||= afresh
      return
    }
    running = true
    clearTimeout(timer)
    if (state.kind !== 'normal' && state.kind !== 'loading') become({ ...state, checking: true })
    try {
      const current = known && !afresh ? { ...known, ...(await client.call(systemStatus, {})) } : undefined
      // What the page of a closed site says of its visitor is not in a prerendered page.
      const shared = known === initial && current?.status !== 0
      settle(current && !shared ? current : await client.call(permission, {}))
    } catch (error) {
      // Once the site is open, a status that cannot be had closes nothing: its own calls say what fails.
      if (known) settle(known)
      else if (error instanceof Failure) become({ kind: 'failed', error, checking: false })
    } finally {
      running = false
      if (wanted) {
        wanted = false
        void ask(true)
      } else if (listeners.size > 0)
        timer = setTimeout(ask, known?.status === 0 ? everyMinute : whileClosed, false)
    }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) void ask(false)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
    check: () => void ask(false),
    reload: () => void ask(true),
  }
}
