import { parseAccept } from 'hono/utils/accept'

/** Characters of a header that are read: browsers send a handful of languages. */
const maxLength = 400

/** The languages of an Accept-Language header, best first. */
export const acceptedLanguages = (header: string | null): string[] =>
  parseAccept((header ?? '').slice(0, maxLength))
    .filter(({ type, q }) => type !== '*' && q > 0)
    .map(({ type }) => type)

/** The best of the brand's languages that Accept-Language names, by tag or by its language alone. */
export function pickLanguage(header: string | null, languages: readonly string[], fallback: string): string {
  for (const accepted of acceptedLanguages(header)) {
    const tag = accepted.toLowerCase()
    const base = tag.split('-')[0] ?? ''
    const found =
      languages.find((language) => language.toLowerCase() === tag) ??
      languages.find((language) => base !== '' && language.toLowerCase().split('-')[0] === base)
    if (found) return found
  }
  return fallback
}
