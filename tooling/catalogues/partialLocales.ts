/** Checks and counts the languages of `languages/`, and makes the file that a translator fills. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CatalogType } from '@lingui/conf'
import { alikes } from './check.ts'
import { glossaryFaults, glossaryIn, type Term } from './glossary.ts'
import {
  complete,
  isDraft,
  languageFiles,
  type Reading,
  readCatalogue,
  readings,
  type SourceMessage,
  sourceMessages,
} from './languages.ts'
import { type SameWords, sameAsEnglish, sameWords } from './sameAsEnglish.ts'
import { textFaults, translationFaults } from './textErrors.ts'

/** How far a language has come. */
export interface Progress {
  tag: string
  translated: number
  /** Translated messages that no speaker of the language has read. */
  drafts: number
  reading: Reading
}

/** What is wrong with the files of `languages/`, in plain sentences, and how far each language has come. */
export function checkPartialLocales(
  root: string,
  tags: readonly string[],
): { faults: string[]; rows: Progress[] } {
  const source = sourceMessages(root)
  const reading = readings(root)
  const same = sameWords(root)
  const faults: string[] = []
  const files = languageFiles(root)
  for (const tag of files.keys())
    if (!tags.includes(tag) || complete.some((other) => other === tag))
      faults.push(
        `languages/${tag}.po: ${tag} is no language of the registry without catalogues in the rooms.`,
      )
  const rows = tags.map((tag): Progress => {
    const state = reading[tag] ?? 'draft'
    const own = ownWords(root, tag, files.get(tag))
    const terms = files.has(tag) ? glossaryIn(root, tag) : []
    let [translated, drafts] = [0, 0]
    for (const [id, { text, name, draft }] of own) {
      const message = source.get(id)
      const where = `${relative(root, files.get(tag) ?? tag)}: "${(message?.text ?? name).slice(0, 60)}"`
      if (files.has(tag) && !message)
        faults.push(`${where} is used nowhere any more: npm run messages:for -- ${tag}`)
      if (!text || !message) continue
      translated += 1
      if (state !== 'source' && (draft || state !== 'read')) drafts += 1
      if (files.has(tag))
        for (const fault of partialLocaleFaults(message.text, text, tag, terms, same))
          faults.push(`${where} ${fault}.`)
    }
    const file = files.get(tag)
    if (file)
      faults.push(
        ...alikesOf(source, readCatalogue(file, tag)).map((fault) => `${relative(root, file)}: ${fault}`),
      )
    return { tag, translated, drafts, reading: state }
  })
  return { faults, rows }
}

/** What a translation of a further language has against itself, its source, the glossary and the English. */
export function partialLocaleFaults(
  source: string,
  text: string,
  tag: string,
  terms: readonly Term[],
  same: SameWords,
): string[] {
  return [
    ...textFaults(text, tag),
    ...translationFaults(source, text),
    ...glossaryFaults(terms, source, text, tag),
    ...sameAsEnglish(source, text, tag, same),
  ]
}

/** Filters, tabs and columns that read alike in one of the packages. */
function alikesOf(source: ReadonlyMap<string, SourceMessage>, kept: CatalogType): string[] {
  const rooms = Map.groupBy(
    [...source].flatMap(([id, message]) => message.rooms.map((room) => ({ id, message, room }))),
    ({ room }) => room,
  )
  return [...rooms.values()].flatMap((said) =>
    alikes(
      Object.fromEntries(said.map(({ id, message: { text, context } }) => [id, { message: text, context }])),
      kept,
    ),
  )
}

type Words = Map<string, { text: string; name: string; draft: boolean }>

function ownWords(root: string, tag: string, file: string | undefined): Words {
  const found: Words = new Map()
  const add = (path: string) => {
    for (const [id, entry] of Object.entries(readCatalogue(path, tag)))
      found.set(id, {
        text: entry.translation || (tag === 'en' ? (entry.message ?? id) : ''),
        name: entry.message ?? id,
        draft: isDraft(entry),
      })
  }
  if (file) add(file)
  else if (complete.some((other) => other === tag))
    for (const room of new Set([...sourceMessages(root).values()].flatMap(({ rooms }) => rooms))) {
      const path = join(root, roomFile(room, tag))
      if (existsSync(path)) add(path)
    }
  return found
}

/** `packages/ui/screens` is the folder of `packages/ui/locales/screens/<tag>.po`. */
function roomFile(room: string, tag: string): string {
  const [place, name, ...rest] = room.split('/')
  return [place, name, 'locales', ...rest, `${tag}.po`].join('/')
}

/** The report, a line a language: how much is said, and how much of that no speaker has read. */
export function reportOf(rows: readonly Progress[], total: number): string[] {
  const begun = rows.filter(({ translated }) => translated > 0)
  const none = rows.filter(({ translated }) => translated === 0).map(({ tag }) => tag)
  return [
    ...begun.map(({ tag, translated, drafts, reading }) => {
      const percent = Math.floor((100 * translated) / Math.max(1, total))
      return `${tag.padEnd(8)} ${String(percent).padStart(3)} %  ${translated} of ${total}, ${drafts} of them drafts (${reading})`
    }),
    ...(none.length > 0 ? [`${none.length} languages stand at 0 % and are English: ${none.join(' ')}`] : []),
  ]
}

/** A language's whole file: every message of the product, those of the first screen first, with what is and was translated. */
export function wholeFile(
  root: string,
  tag: string,
  written: ReadonlyMap<string, string> = new Map(),
): string {
  const file = languageFiles(root).get(tag)
  const kept = file ? readCatalogue(file, tag) : {}
  const flagged = new Set(Object.entries(kept).flatMap(([id, entry]) => (isDraft(entry) ? [id] : [])))
  const source = [...sourceMessages(root)].sort(
    ([, one], [, other]) =>
      Number(other.first) - Number(one.first) ||
      (one.rooms[0] ?? '').localeCompare(other.rooms[0] ?? '') ||
      one.text.localeCompare(other.text),
  )
  const head = `msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"Language: ${tag}\\n"\n`
  return [
    head,
    ...source.map(([id, each]) =>
      entryText(id, each, written.get(id) ?? kept[id]?.translation ?? '', flagged.has(id)),
    ),
  ].join('\n')
}

function entryText(id: string, message: SourceMessage, translation: string, draft: boolean): string {
  return [
    ...(message.named ? [`# ${message.text}`, '#. js-lingui-explicit-id'] : []),
    ...message.comments.map((comment) => `#. ${comment}`),
    `#: ${message.rooms.join(' ')}`,
    ...(draft ? ['#, fuzzy'] : []),
    ...(message.context === undefined ? [] : [`msgctxt ${JSON.stringify(message.context)}`]),
    `msgid ${JSON.stringify(message.named ? id : message.text)}`,
    `msgstr ${JSON.stringify(translation)}`,
    '',
  ].join('\n')
}

/** The languages of the registry that have one file for all packages. */
export function partialLocaleTags(root: string): string[] {
  const { locales } = JSON.parse(
    readFileSync(join(root, 'packages/i18n/src/locales/locales.json'), 'utf8'),
  ) as { locales: { tag: string }[] }
  return locales.map(({ tag }) => tag).filter((tag) => !complete.some((other) => other === tag))
}

/** Writes a language's whole file over the one that is there, with what was translated. @returns its path */
export function writeWholeFile(
  root: string,
  tag: string,
  written: ReadonlyMap<string, string> = new Map(),
): string {
  if (!partialLocaleTags(root).includes(tag))
    throw new RangeError(`"${tag}" is no language of the registry that has one file for all rooms.`)
  const path = join(root, 'languages', `${tag}.po`)
  mkdirSync(join(root, 'languages'), { recursive: true })
  writeFileSync(path, wholeFile(root, tag, written))
  return path
}
