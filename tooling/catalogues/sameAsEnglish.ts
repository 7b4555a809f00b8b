import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMessage, readings } from './message.ts'

/** Texts that may read as the English does, by language; `*` is every language. */
export type SameWords = Readonly<Record<string, readonly string[]>>

export function sameWords(root: string): SameWords {
  const file = join(root, 'languages/same-as-english.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Whether a text was left as it is in English, though it has words and is not listed as one that stays. */
export function sameAsEnglish(source: string, text: string, tag: string, same: SameWords): string[] {
  if (source !== text || [...(same['*'] ?? []), ...(same[tag] ?? [])].includes(source)) return []
  try {
    if (!/\p{L}{2}/u.test(readings(parseMessage(source)).join(' '))) return []
  } catch {
    return []
  }
  return ['reads as the English does, and is not in languages/same-as-english.json']
}
