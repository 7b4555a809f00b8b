import { type ApiError, type Client, ApiError as Failure, type ValueOf } from '@baize/api'
import { permission, systemStatus } from '@baize/api/calls'
import { proxy, ref } from 'valtio'
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

type WholeState = ReturnType<typeof ref<SystemState>>

/** What the platform says about the whole site, kept outside the cache: it decides what is shown at all. */
export interface System {
  /** Each response is complete, and replaces the one before. */
  readonly state: { readonly current: WholeState }
  /** Polls while it is subscribed to; returns a function that unsubscribes. */
  watch(): () => void
  /** Asks the platform again, now. */
  check(): void
  /** Reads everything afresh, in the language that the page has now. */
  reload(): void
}

const kinds = ['normal', 'maintenance', 'regionBlocked'] as const
const everyMinute = 60_000
const whileClosed = 5_000

/** What a response says: where it is the same, what shows something of the permission is not rendered again. */
const said = ({ now, ip, location, ...shared }: Permission) => JSON.stringify(shared)

/**
 * The permission call is made first; then the status is requested every minute, every five seconds while the site is
 * closed, and at once by `check()`. It is idle without subscribers. A prerendered page starts with the `initial`
 * permission of an open site, which contains nothing of the visitor's own: there only the status is requested, and the
 * whole permission where that says that the site is closed. A page at a `host` that is none of the brand's is closed.
 */
export function createSystem(client: Client, initial?: Permission, host?: string): System {
  let known = initial
  const first: SystemState = initial ? { kind: 'normal', permission: initial } : { kind: 'loading' }
  const state = proxy<{ current: WholeState }>({ current: ref<SystemState>(first) })
  const read = (): SystemState => state.current
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let wanted = false
  let watchers = 0

  const become = (next: SystemState) => {
    state.current = ref<SystemState>(next)
  }
  const settle = (fresh: Permission) => {
    const current = known && said(known) === said(fresh) ? known : fresh
    known = current
    const isOwn = host === undefined || isOwnHost(host, current)
    const kind = isOwn ? kinds[current.status] : 'wrongAddress'
    const before = read()
    if (kind !== 'normal') become({ kind, permission: current, checking: false })
    else if (before.kind !== 'normal' || before.permission !== current) become({ kind, permission: current })
  }

  async function ask(afresh: boolean): Promise<void> {
    if (running) {
      wanted ||= afresh
      return
    }
    running = true
    clearTimeout(timer)
    const before = read()
    if (before.kind !== 'normal' && before.kind !== 'loading') become({ ...before, checking: true })
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
      } else if (watchers > 0) timer = setTimeout(ask, known?.status === 0 ? everyMinute : whileClosed, false)
    }
  }

  return {
    state,
    watch() {
      watchers += 1
      if (watchers === 1) void ask(false)
      return () => {
        watchers -= 1
        if (watchers === 0) clearTimeout(timer)
      }
    },
    check: () => void ask(false),
    reload: () => void ask(true),
  }
}
