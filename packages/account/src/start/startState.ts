import type { Locale } from '@baize/i18n'
import type { QueryKey } from '@tanstack/react-query'
import type { Permission } from './system.ts'

/** Id of the element of a page that was made on a server: what it was made of, as JSON. */
const startId = 'baize-start'

/** What a server made a page of, so that the browser begins where it left off. */
export interface StartState {
  /** The path that the page was made for. */
  readonly path: string
  readonly locale: Locale
  readonly permission: Permission
  /** What was read, by the keys of the cache. */
  readonly reads: readonly (readonly [QueryKey, unknown])[]
}

/** What the platform says to every visitor alike: a page that is made of it serves all of them. */
export function withoutVisitor(permission: Permission): Permission {
  return { ...permission, ip: '', location: { ip: '' }, now: new Date(0).toISOString() }
}

/** What a server made this page of; undefined where none did. It is taken once: a later start is one of its own. */
export function takeStart(): StartState | undefined {
  const element = document.getElementById(startId)
  if (!element) return undefined
  element.remove()
  try {
    return JSON.parse(element.textContent ?? '') as StartState
  } catch {
    return undefined
  }
}
