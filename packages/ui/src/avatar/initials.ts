import { lettersOf } from '@baize/i18n/format'

/** The first letters of a name's first and last word, each with its marks: two at most. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen
    .map((word = '') => lettersOf(word)[0] ?? '')
    .join('')
    .toUpperCase()
}
