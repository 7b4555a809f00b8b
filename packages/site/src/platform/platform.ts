import type { ApiError } from '@baize/api'
import { type Client, createClient, createIntents, type Intents } from '@baize/api'
import { tabStorage } from '@baize/i18n/storage'
import { createContext, useContext } from 'react'
import { within } from '../routing/timeout.ts'
import { isAttended } from '../session/activity.ts'
import { createPageToken, type PageToken } from '../session/pageToken.ts'
import type { StartState } from '../start/startState.ts'
import { createSystem, type System } from '../start/system.ts'
import { reportAnswer } from './reportAnswer.ts'

/** What a screen needs to talk to the platform. One per page. */
export interface Platform {
  readonly site: 'member' | 'agent'
  readonly client: Client
  readonly token: PageToken
  readonly intents: Intents
  readonly system: System
  /** What the server rendered this page from. */
  readonly start?: StartState
  /** Sets what confirms the session where a call is refused with `passwordRequired`, as a mounted dialog does. */
  confirmWith(confirm: Confirm | undefined): void
  /** Registers what the app does about failures that concern more than the screen that met them. */
  onError(listener: (error: ApiError) => void): () => void
}

/** Resolves whether the session is confirmed now. */
export type Confirm = (error: ApiError) => Promise<boolean>

export interface PlatformOptions {
  /** What the server rendered this page from. */
  start?: StartState
  /** How calls are made, on a server. @default the browser's own */
  fetch?: typeof fetch
  /** Where the platform is. @default the page's own origin */
  baseUrl?: string
}

/** Milliseconds for which a refused call waits for what confirms the session. */
const confirmTimeout = 10_000

/** Joins client, token and intents for one site. Safe on a server, which keeps nothing. */
export function createPlatform(site: 'member' | 'agent', options: PlatformOptions = {}): Platform {
  const { start, ...connection } = options
  const token = createPageToken(tabStorage)
  const listeners = new Set<(error: ApiError) => void>()
  let confirming = Promise.withResolvers<Confirm>()
  const client = createClient({
    ...connection,
    site,
    token,
    language: () => (typeof document === 'undefined' ? (start?.locale ?? '') : document.documentElement.lang),
    hooks: {
      onRequest({ options }) {
        if (typeof window !== 'undefined' && !isAttended()) options.headers.set('x-baize-unattended', '1')
      },
      onResponse({ response }) {
        const seconds = Number(response.headers.get('x-session-ends-in'))
        if (seconds > 0) token.lasts(seconds)
      },
    },
    async onPasswordRequired(error) {
      // The dialog's code may still be loading.
      const confirm = await within(confirmTimeout, confirming.promise).catch(() => undefined)
      return confirm?.(error) ?? false
    },
    onError: (error, call) => {
      if (error.code === 'badResponse') reportAnswer(call)
      for (const listener of listeners) listener(error)
    },
  })
  return {
    site,
    client,
    token,
    intents: createIntents(intentStorage),
    system: createSystem(client, start?.permission, site === 'member' ? hostOfPage() : undefined),
    ...(start ? { start } : {}),
    confirmWith(next) {
      if (next) confirming.resolve(next)
      else confirming = Promise.withResolvers()
    },
    onError(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const intentStorage = {
  getItem: (name: string) => tabStorage.get(name as `intent.${string}`),
  setItem: (name: string, key: string) => tabStorage.set(name as `intent.${string}`, key),
  removeItem: (name: string) => tabStorage.set(name as `intent.${string}`, null),
}

/** The host that served the page; undefined on a server. */
const hostOfPage = () => (typeof location === 'undefined' ? undefined : location.hostname)

export const PlatformContext = createContext<Platform | null>(null)

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform)
    throw new Error('usePlatform: wrap the app in <PlatformProvider platform={createPlatform(site)}>.')
  return platform
}

/** How far the platform's clock is ahead of the device's, in milliseconds. */
export function useSkew(): number {
  const { client } = usePlatform()
  return client.now().getTime() - Date.now()
}
