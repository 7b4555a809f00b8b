import type { SessionToken } from '@baize/api'
import type { KeptStorage, TabKey } from '@baize/i18n/storage'
import { proxy } from 'valtio'

/** The token of this page: in session storage, so that it ends with the tab. */
export interface PageToken extends SessionToken {
  readonly state: { readonly token: string | null }
}

/** The token of a page, which it begins with where the tab has one. Without a storage nothing is kept. */
export function createPageToken(storage?: Pick<KeptStorage<TabKey>, 'get' | 'set'>): PageToken {
  const state = proxy({ token: storage?.get('token') ?? null })
  const change = (token: string | null) => {
    storage?.set('token', token)
    state.token = token
  }
  return { state, get: () => state.token, set: change, clear: () => change(null) }
}
