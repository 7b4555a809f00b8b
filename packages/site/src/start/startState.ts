import type { Locale } from '@baize/i18n'
import type { QueryKey } from '@tanstack/react-query'
import type { Permission } from './system.ts'

/** Id of the element that contains, as JSON, what a prerendered page was rendered from. */
const stateId = 'baize-page'

/** What a server rendered a page from, so that the browser continues from there. */
export interface StartState {
  /** The path that the page was rendered for. */
  readonly path: string
  readonly locale: Locale
  /** The permission without what is the visitor's own: one page serves all visitors. */
  readonly permission: Permission
  /** Responses of the platform, by the keys of the query cache. */
  readonly queries: readonly (readonly [QueryKey, unknown])[]
}

/** The permission without what differs by visitor or from one second to the next. */
export function withoutVisitor(permission: Permission): Permission {
  return { ...permission, ip: '', location: { ip: '' }, now: new Date(0).toISOString() }
}

/** What the server rendered this page from; undefined on a page that it did not render. */
export function readStartState(): StartState | undefined {
  const text = document.getElementById(stateId)?.textContent
  if (!text) return undefined
  const { state } = JSON.parse(text) as { state?: StartState }
  return state
}
