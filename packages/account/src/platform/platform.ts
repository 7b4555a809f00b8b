import type { ApiError } from '@baize/api'
import {
  type Client,
  createClient,
  createIntents,
  createSessionToken,
  type Intents,
  type SessionToken,
} from '@baize/api'
import { createContext, useContext } from 'react'
import { createSystem, type System } from '../start/system.ts'

/** What a screen needs to talk to the platform. One per page. */
export interface Platform {
  readonly site: 'member' | 'agent'
  readonly client: Client
  readonly token: SessionToken
  readonly intents: Intents
  readonly system: System
  /** Registers what the app does about failures that concern more than the screen that met them. */
  onError(listener: (error: ApiError) => void): () => void
}

/** Joins client, token and intents for one site. Safe on a server: storage is looked for, not assumed. */
export function createPlatform(site: 'member' | 'agent'): Platform {
  const storage = typeof sessionStorage === 'undefined' ? null : sessionStorage
  const token = createSessionToken(storage)
  const listeners = new Set<(error: ApiError) => void>()
  const client = createClient({
    site,
    token,
    language: () => (typeof document === 'undefined' ? '' : document.documentElement.lang),
    onError: (error) => {
      for (const listener of listeners) listener(error)
    },
  })
  return {
    site,
    client,
    token,
    intents: createIntents(storage),
    system: createSystem(client),
    onError(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const PlatformContext = createContext<Platform | null>(null)

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform)
    throw new Error('usePlatform: wrap the app in <PlatformProvider platform={createPlatform(site)}>.')
  return platform
}
