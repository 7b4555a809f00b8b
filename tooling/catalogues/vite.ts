import { compile } from './compile.ts'
import { complete, languageFiles, readCatalogue, readings, sourceMessages } from './languages.ts'
import { partialLocaleTags } from './partialLocales.ts'
import { separateMessage } from './wordBreaks.ts'

const id = 'virtual:baize-languages'
const bring = `${id}/bring`
const part = /^\0virtual:baize-languages\/([\w-]+)\/(first|rest)$/
const root = new URL('../..', import.meta.url).pathname

interface Plugin {
  name: string
  resolveId: (source: string) => string | null
  load: (source: string) => string | null
}

/**
 * Provides the sites with the languages of `languages/`: the progress of those that are incomplete, and its words in
 * two chunks, those of the first screen and the others. A language without a translated message costs no chunk.
 */
export function partialLocales(folder = root): Plugin {
  const wordsOf = readerOf(folder)
  return {
    name: 'baize-languages',
    resolveId: (source) =>
      source === id || source === bring || part.test(`\0${source}`) ? `\0${source}` : null,
    load(source) {
      if (source === `\0${id}`) return overview(folder, wordsOf)
      if (source === `\0${bring}`) return loaders(folder, wordsOf)
      const [, tag, which] = part.exec(source) ?? []
      return tag ? `export const messages = ${JSON.stringify(wordsOf(tag)[which as 'first' | 'rest'])}` : null
    },
  }
}

type Words = Record<'first' | 'rest', Record<string, unknown>>
type WordsOf = (tag: string) => Words

/** Reads a language's translated messages, compiled as Lingui reads them; each file once, since all are requested twice. */
function readerOf(folder: string): WordsOf {
  const read = new Map<string, Words>()
  let source: ReturnType<typeof sourceMessages> | undefined
  return (tag) => {
    source ??= sourceMessages(folder)
    const known = read.get(tag)
    if (known) return known
    const found: Words = { first: {}, rest: {} }
    const file = languageFiles(folder).get(tag)
    for (const [key, { translation }] of Object.entries(file ? readCatalogue(file, tag) : {})) {
      const message = source.get(key)
      if (message && translation)
        found[message.first ? 'first' : 'rest'][key] = separateMessage(compile(translation), tag)
    }
    read.set(tag, found)
    return found
  }
}

/** What the first chunk knows: which languages lack words, and which are drafts. It grows with neither. */
function overview(folder: string, wordsOf: WordsOf): string {
  const total = sourceMessages(folder).size
  const reading = readings(folder)
  const partial = partialLocaleTags(folder).flatMap((tag) => {
    const { first, rest } = wordsOf(tag)
    const said = Object.keys(first).length + Object.keys(rest).length
    // Only what is whole is called whole.
    return said < total ? [[tag, Math.floor((100 * said) / total)] as const] : []
  })
  const read = [
    ...complete.filter((tag) => reading[tag] !== 'draft'),
    ...[...languageFiles(folder).keys()].filter((tag) => reading[tag] === 'read'),
  ]
  return `
export const complete = ${JSON.stringify(complete)}
const partial = ${JSON.stringify(Object.fromEntries(partial))}
export const stateOf = (locale) => ({
  percent: partial[locale] ?? 100,
  draft: !${JSON.stringify(read)}.includes(locale),
})
export const bringFurther = (locale, part) =>
  complete.includes(locale) ? undefined : import('${bring}').then((chunk) => chunk.bring(locale, part))
`
}

/** What a site imports that offers such a language: where the words of each are. */
function loaders(folder: string, wordsOf: WordsOf): string {
  const rows = [...languageFiles(folder).keys()].map((tag) => {
    const { first, rest } = wordsOf(tag)
    const load = (which: 'first' | 'rest', found: object) =>
      Object.keys(found).length > 0 ? `() => import('${id}/${tag}/${which}')` : 'none'
    return `  ${JSON.stringify(tag)}: [${load('first', first)}, ${load('rest', rest)}],`
  })
  return `
const none = () => ({ messages: {} })
const further = {
${rows.join('\n')}
}
export async function bring(locale, part) {
  const [first, rest] = further[locale] ?? [none, none]
  const chunks = await Promise.all([first(), part === 'all' ? rest() : none()])
  return Object.assign({}, ...chunks.map((chunk) => chunk.messages))
}
`
}
