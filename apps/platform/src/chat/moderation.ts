import { chat as chatFile } from '../content/files/chat.ts'
import type { OperatorContent } from '../content/files/schema.ts'
import { skeleton } from '../members/names.ts'

type Chat = NonNullable<OperatorContent['chat']>

/** What applies where operators say nothing: no word is listed. */
const nothing: Chat = chatFile.parse({})

let current = nothing
let patterns: readonly RegExp[] = []

/** Has this process follow the rules of content from now on; their patterns are made once for each version. */
export function setModeration({ chat = nothing }: Pick<OperatorContent, 'chat'>): void {
  if (chat === current) return
  current = chat
  patterns = chat.words.map(patternOf)
}

/** How many messages with a listed word mute, and for how long. */
export const muteRules = (): Pick<Chat, 'strikes' | 'muteMinutes'> => current

/** Whether a text contains a word of the list. */
export function holdsListedWord(text: string): boolean {
  const read = skeleton(text)
  return patterns.some((pattern) => pattern.test(read))
}

/** Nothing of a word is read as the syntax of a pattern. */
const escaped = (letter: string): string => `\\u{${letter.codePointAt(0)?.toString(16)}}`

/**
 * Latin words count whole, also with gaps between their letters, and with a dot where the word has one; words of other scripts count
 * wherever they are, as those have no gaps between words. No part of a gap can be matched in two ways, so that no text takes long.
 */
function patternOf(word: string): RegExp {
  const read = skeleton(word)
  if (!/^\p{ASCII}+$/u.test(read))
    return new RegExp([...read.replace(/\s/g, '')].map(escaped).join('\\s*'), 'u')
  const parts = read.replace(/[\s_-]/g, '').split(/\.+/)
  const spaced = (letters: string) => [...letters].map(escaped).join('[\\s._-]*')
  const source = parts.map((part) => part && `${spaced(part)}[\\s_-]*`).join('\\.[\\s._-]*')
  // ".com" may follow a letter, and "www." be followed by one.
  const [before, after] = [parts[0] && '(?<![a-z])', parts.at(-1) && '(?![a-z])']
  return new RegExp(`${before}${source}${after}`, 'u')
}
