import type { SessionToken } from '@baize/api'
import type { KeptStorage, TabKey } from '@baize/i18n/storage'
import { proxy } from 'valtio'
import type { OtherTabs } from './otherTabs.ts'

/** How long a tab without a session waits for one of another tab, in milliseconds. */
const timeoutMs = 250
/** Ends that differ by less are one, in milliseconds: responses count in whole seconds, and have a latency. */
const sameEnd = 3_000

/** The token of this page: in session storage, so that it ends with the tab, and is passed from tab to tab. */
export interface PageToken extends SessionToken {
  readonly state: {
    readonly token: string | null
    /** The session was requested from another tab: the account is not known yet. */
    readonly asking: boolean
    /** The session is over; its page stays as it is until its user signs in again. */
    readonly ended: boolean
    /** When the session ends if no call follows, by the device's clock in milliseconds; null until a response has it. */
    readonly endsAt: number | null
  }
  /** When it is known whether another tab has a session. */
  readonly asked: Promise<void>
  /**
   * The session has ended on the platform. Another tab may have a newer one (`handed`); else the page waits as
   * it is (`held`), where there is something on it to go on with, or there is no session (`over`).
   */
  end(): Promise<'handed' | 'held' | 'over'>
  /** Says whether the page shows what a session that ends is kept for; returns what takes that back. */
  holdWhile(isShown: () => boolean): () => void
  /** The same account signed in again: the page resumes. */
  goOn(): void
  /** Notifies the other tabs of the sign-out. */
  notifyLeft(): void
  /** Calls back when the user signs out in another tab; returns what ends that. */
  onLeft(listener: () => void): () => void
  /** A response says for how many seconds the session lasts. */
  lasts(seconds: number): void
  /** From here on the tab shares its session with others, and takes theirs where it has none. */
  join(tabs: OtherTabs): void
}

/** The token of a page, which it begins with where the tab has one. Without a storage nothing is kept. */
export function createPageToken(storage?: Pick<KeptStorage<TabKey>, 'get' | 'set'>): PageToken {
  const state = proxy<{ -readonly [Key in keyof PageToken['state']]: PageToken['state'][Key] }>({
    token: storage?.get('token') ?? null,
    asking: false,
    ended: false,
    endsAt: null,
  })
  let others: OtherTabs | undefined
  let asked = Promise.resolve()
  let ending = false
  let isHeld = () => false

  const change = (token: string | null) => {
    storage?.set('token', token)
    state.token = token
    if (token === null) state.endsAt = null
  }

  const lastsUntil = (at: number) => {
    const isKnown = state.endsAt !== null && Math.abs(at - state.endsAt) < sameEnd
    if (state.token === null || isKnown) return false
    state.endsAt = at
    return true
  }

  /** Takes the session of another tab, if one replies in time with one that is not this. */
  function ask(): Promise<void> {
    const tabs = others
    if (!tabs) return Promise.resolve()
    const before = state.token
    return new Promise((resolve) => {
      const stop = tabs.listen((message) => {
        if (message.type !== 'session' || message.token === before) return
        if (state.token === before) change(message.token)
        done()
      })
      const timer = setTimeout(done, timeoutMs)
      function done() {
        clearTimeout(timer)
        stop()
        resolve()
      }
      tabs.tell({ type: 'asked' })
    })
  }

  return {
    state,
    get asked() {
      return asked
    },
    get: () => state.token,
    set(token) {
      change(token)
      others?.tell({ type: 'session', token })
    },
    clear() {
      state.ended = false
      change(null)
    },
    async end() {
      const before = state.token
      // The first caller to notice it decides what follows.
      if (ending || before === null) return 'handed'
      ending = true
      await ask()
      ending = false
      if (state.token !== before) return 'handed'
      state.ended = isHeld()
      change(null)
      return state.ended ? 'held' : 'over'
    },
    holdWhile(isShown) {
      isHeld = isShown
      return () => {
        isHeld = () => false
      }
    },
    goOn() {
      state.ended = false
    },
    lasts(seconds) {
      const until = Date.now() + seconds * 1_000
      if (lastsUntil(until)) others?.tell({ type: 'lasts', until })
    },
    notifyLeft: () => others?.tell({ type: 'left' }),
    onLeft: (listener) => others?.listen(({ type }) => type === 'left' && listener()) ?? (() => {}),
    join(tabs) {
      others = tabs
      tabs.listen((message) => {
        if (message.type === 'asked' && state.token !== null && !ending)
          tabs.tell({ type: 'session', token: state.token })
        if (message.type === 'session' && state.token === null) change(message.token)
        if (message.type === 'lasts') lastsUntil(message.until)
      })
      if (state.token !== null) return
      state.asking = true
      asked = ask().then(() => {
        state.asking = false
      })
    },
  }
}
