import type { Locale, Messages } from '@baize/i18n'
import { isPseudo, type PseudoLanguage, pseudoMessages } from '../../../tooling/catalogues/pseudo.ts'

type Load = (locale: Locale) => Promise<Messages>
type Room = Readonly<Record<string, unknown>>

/** Each package's catalogues, found by the files that packages with strings have: eager, and with their screens. */
const rooms = import.meta.glob<Room>([
  '../../../{packages/*,apps/*-site}/src/**/{messages,*-messages}.ts',
  // No catalogues: the calls' types, and a helper of tests.
  '!../../../packages/api/**',
  '!**/testing/messages.ts',
])

const translated: readonly string[] = ['km', 'en', 'zh-Hans', 'ar']

/** What the toolbar offers as language: real ones, and those made from English. */
export type StageLanguage = Locale | PseudoLanguage

/** The real language that a pseudo-language is based on: for direction, script, and formats. */
export function localeOf(language: StageLanguage): Locale {
  if (!isPseudo(language)) return language
  return language === 'pseudo' ? 'en' : 'ar'
}

const made = new Map<StageLanguage, Promise<Messages>>()

/** The messages of all packages, in a pseudo-language too; made once, as each story needs them. */
export function stageMessages(language: StageLanguage): Promise<Messages> {
  const messages = made.get(language) ?? make(language)
  made.set(language, messages)
  return messages
}

async function make(language: StageLanguage): Promise<Messages> {
  const messages = await loadMessages(isPseudo(language) ? 'en' : language)
  return isPseudo(language) ? pseudoMessages(messages, language) : messages
}

/** The messages of all packages in one language; English where there is no translation. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const language = translated.includes(locale) ? locale : 'en'
  const parts = await Promise.all(
    Object.entries(rooms).map(([path, open]) => messagesOf(path, open, language)),
  )
  return Object.assign({}, ...parts)
}

async function messagesOf(path: string, open: () => Promise<Room>, language: Locale): Promise<Messages> {
  try {
    const loads = Object.entries(await open()).filter(([name]) => /^load\w*Messages$/.test(name))
    const parts = await Promise.all(loads.map(([, load]) => (load as Load)(language)))
    return Object.assign({}, ...parts)
  } catch (error) {
    // One package's broken catalogue must not blank the stories of the others.
    console.error(`No ${language} messages from ${path}`, error)
    return {}
  }
}
