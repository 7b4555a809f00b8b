import { exemplars } from './generated/exemplars.ts'
import type { FontPart } from './scripts.ts'

/** Whether the letters of a language are known. */
export const isKnownLanguage = (language: string): boolean => Object.hasOwn(exemplars, language)

/** The letters of a language that a font lacks. */
export function missingLetters(characters: Iterable<number>, language: string): string[] {
  const has = new Set(characters)
  return [...(exemplars[language] ?? '')].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))
}

/** The parts of a font that a page in a language loads: its letters, and digits and Latin, which are everywhere. */
export function partsFor<Part extends FontPart>(parts: readonly Part[], language: string): Part[] {
  const letters = new Set([...(exemplars[language] ?? '')].map((letter) => letter.codePointAt(0)))
  return parts.filter(({ name, points }) => name === 'latin' || points.some((point) => letters.has(point)))
}
