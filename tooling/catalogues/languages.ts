/** The languages that have one file for everything, `languages/<tag>.po`, beside those that every package has a catalogue of. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * Who has read a language: `source` is what the others are made from; `read` was read by a speaker;
 * `unread` was written with care and read by no such person; `draft` is a first hand, and the language menu says so.
 */
export type Reading = 'source' | 'read' | 'unread' | 'draft'

/** The languages that every package has a catalogue of: those of lingui.config.ts. */
export const complete = ['km', 'en', 'zh-Hans', 'ar'] as const

/** The catalogues whose words are on a first screen. */
const atOnce = /^(?:packages\/(?:ui|site|account)|apps\/[\w-]+)\/locales\/en\.po$/

const po = formatter({ lineNumbers: false, origins: true })

/** A message as the code says it. */
export interface SourceMessage {
  text: string
  context: string | undefined
  /** The packages that say it, by the folder of their catalogue. */
  rooms: string[]
  /** Whether a first screen says it. */
  first: boolean
  comments: string[]
  /** Whether the code calls it by an id of its own, as the platform's codes. */
  named: boolean
}

/** Reads a PO file by the ids that the code knows its messages by. */
export function readCatalogue(path: string, locale: string): CatalogType {
  const filename = path
  return po.parse(readFileSync(path, 'utf8'), { locale, sourceLocale: 'en', filename }) as CatalogType
}

/** Every message of the product by its id, from the English catalogues. */
export function sourceMessages(root: string): Map<string, SourceMessage> {
  const found = new Map<string, SourceMessage>()
  const files = globSync('{packages,apps}/*/locales/{en.po,*/en.po}', { cwd: root }).sort()
  for (const file of files) {
    for (const [id, entry] of Object.entries(readCatalogue(join(root, file), 'en'))) {
      const known = found.get(id)
      const room = file.replace(/\/locales/, '').replace(/\/en\.po$/, '')
      const first = atOnce.test(file)
      if (known) {
        known.rooms.push(room)
        known.first ||= first
      } else {
        const { message, context, comments = [] } = entry
        // A message with an id of its own has its English as a translation.
        const named = message === undefined
        const text = message ?? (entry.translation || id)
        found.set(id, { text, context, rooms: [room], first, comments, named })
      }
    }
  }
  return found
}

/** The files of `languages/`, by tag. */
export function languageFiles(root: string): Map<string, string> {
  const folder = join(root, 'languages')
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter((name) => name.endsWith('.po'))
  return new Map(files.sort().map((name) => [name.slice(0, -3), join(folder, name)]))
}

/** What is known of who has read each language; a language that is not named is a draft. */
export function readings(root: string): Readonly<Record<string, Reading>> {
  const file = join(root, 'languages/states.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** A translated message that no speaker of the language has read is marked `fuzzy` in its file. */
export function isDraft(entry: CatalogType[string]): boolean {
  const { extra } = entry as { extra?: { flags?: string[] } }
  return extra?.flags?.includes('fuzzy') ?? false
}
