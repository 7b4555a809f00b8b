import type { Settings } from '../brand-folder.ts'
import { isGroup } from '../tokens-document.ts'

function itemOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** What stands at a path such as `contacts.0.url`. */
export function settingAt(settings: Settings, path: string): unknown {
  return path.split('.').reduce<unknown>(itemOf, settings)
}

/** A setting as text; empty where it is none. */
export function textAt(settings: Settings, path: string): string {
  const value = settingAt(settings, path)
  return typeof value === 'string' ? value : ''
}

/** The settings with another value at a path; undefined removes the key. Everything else, and its order, stays. */
export function setSetting(settings: Settings, path: string, value: unknown): Settings {
  return replaced(settings, path.split('.'), value) as Settings
}

function replaced(at: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : replaced(itemOf(at, key), rest, value)
  if (Array.isArray(at)) return at.with(Number(key), next)
  const group = isGroup(at) ? at : {}
  if (next !== undefined) return { ...group, [key]: next }
  return Object.fromEntries(Object.entries(group).filter(([each]) => each !== key))
}

/** The languages of the settings; empty while they are no list. */
export function languagesOf(settings: Settings): string[] {
  return Array.isArray(settings.languages) ? settings.languages.map(String) : []
}
