/** Checks and counts the languages of `languages/`, and makes the file that a translator fills. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { textFaults, translationFaults } from './faults.ts'
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

/** How far a language has come. */
export interface Progress {
  tag: string
  translated: number
  /** Translated messages that nobody who speaks the language has read. */
  drafts: number
  reading: Reading
}

/** What is wrong with the files of `languages/`, in plain sentences, and how far each language has come. */
export function checkFurther(root: string, tags: readonly string[]): { faults: string[]; rows: Progress[] } {
  const source = sourceMessages(root)
  const reading = readings(root)
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
        for (const fault of [...textFaults(text, tag), ...translationFaults(message.text, text)])
          faults.push(`${where} ${fault}.`)
    }
    return { tag, translated, drafts, reading: state }
  })
  return { faults, rows }
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

/** The report, a line a language: how much is said, and how much of that nobody has read who speaks it. */
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

/** A language's whole file: every message of the product, those of the first screen first, with what was translated. */
export function wholeFile(root: string, tag: string): string {
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
    ...source.map(([id, each]) => entryText(id, each, kept[id]?.translation ?? '', flagged.has(id))),
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

/** Writes a language's whole file over the one that is there. @returns its path */
export function writeWholeFile(root: string, tag: string): string {
  const known = JSON.parse(readFileSync(join(root, 'packages/i18n/src/locales/locales.json'), 'utf8')) as {
    locales: { tag: string }[]
  }
  if (!known.locales.some((entry) => entry.tag === tag) || complete.some((other) => other === tag))
    throw new RangeError(`"${tag}" is no language of the registry that has one file for all rooms.`)
  const path = join(root, 'languages', `${tag}.po`)
  mkdirSync(join(root, 'languages'), { recursive: true })
  writeFileSync(path, wholeFile(root, tag))
  return path
}
