import type { Locale } from '@baize/i18n'
import type { QueryKey } from '@tanstack/react-query'
import type { Permission } from './system.ts'

declare global {
  interface Window {
    /** Set by a page that a server made: what it was made of, which is on its way; undefined where it cannot be had. */
    baizeStart?: Promise<unknown> | undefined
  }
}

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
export async function takeStart(): Promise<StartState | undefined> {
  const told = (await window.baizeStart) as StartState | undefined
  window.baizeStart = undefined
  // Somebody between here and the server may have answered in its place.
  return told?.path && told.locale && told.permission?.switches && told.reads ? told : undefined
}
