import type { Settings } from '../brand-folder.ts'
import { same } from '../changes.ts'
import { isGroup } from '../tokens-document.ts'

/** A setting that two brands do not have alike; undefined where one of them does not have it. */
export interface SettingChange {
  path: string
  before: unknown
  after: unknown
}

/** The leaves of settings by their paths; a list of plain values is one leaf. */
function leaves(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  const parts = isGroup(value)
    ? Object.entries(value)
    : Array.isArray(value) && value.some((each) => typeof each === 'object')
      ? value.map((each, index) => [String(index), each] as const)
      : undefined
  if (!parts) into.set(path, value)
  for (const [key, part] of parts ?? []) leaves(part, path === '' ? key : `${path}.${key}`, into)
  return into
}

/** What differs from the settings of one brand to another's, setting by setting. */
export function settingChanges(before: Settings, after: Settings): SettingChange[] {
  if (before === after) return []
  const [old, now] = [leaves(before, '', new Map()), leaves(after, '', new Map())]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) =>
    same(old.get(path), now.get(path)) ? [] : [{ path, before: old.get(path), after: now.get(path) }],
  )
}

/** A setting as a text to be read. */
export function settingText(value: unknown): string {
  if (value === undefined) return 'not there'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
