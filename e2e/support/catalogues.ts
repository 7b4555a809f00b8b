import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const rooms = '{apps,packages}/*/locales'

/** Every message of the product by its key, in one language, as the catalogues have it. */
function messagesIn(locale: string): Map<string, string> {
  const messages = new Map<string, string>()
  for (const file of globSync([`${rooms}/${locale}.po`, `${rooms}/*/${locale}.po`], { cwd: root })) {
    for (const entry of readFileSync(join(root, file), 'utf8').split('\n\n')) {
      const part = (name: string) => {
        const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(`${entry}\n`)?.[1] ?? ''
        return lines
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as string)
          .join('')
      }
      const id = part('msgid')
      if (id) messages.set(`${part('msgctxt')}\u0004${id}`, part('msgstr') || id)
    }
  }
  return messages
}

/** English words of the product that a page in another language must not show: those that it says otherwise. */
export function englishNotIn(locale: string): Set<string> {
  const english = messagesIn('en')
  const other = messagesIn(locale)
  const said = new Set(other.values())
  const wrong = [...english].filter(([key, text]) => other.get(key) !== text && !said.has(text))
  return new Set(wrong.map(([, text]) => text))
}

/** What the product says in one language for the English words of a message. */
export function wordsIn(locale: string): (context: string, english: string) => string {
  const messages = messagesIn(locale)
  return (context, english) => {
    const said = messages.get(`${context}\u0004${english}`)
    if (said === undefined) throw new Error(`No catalogue says “${english}” (${context}).`)
    return said
  }
}
