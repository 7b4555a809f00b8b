import { readdirSync, readFileSync } from 'node:fs'
import { isLocale, type Locale } from '@baize/i18n/locales'
import { inWords } from './lines.ts'

const folder = new URL('.//', import.meta.url)

/** The languages outside the code, each in a file beside this one: what the platform says, by its English. */
const words: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
)

export const partialLocales: readonly Locale[] = [...words.keys()].filter(isLocale)

/** An English text in a further language; `undefined` where it, or one of its lines, is not translated. */
export function partialLocaleText(english: string, language: string): string | undefined {
  const own = words.get(language)
  return own && inWords(english, own)
}
