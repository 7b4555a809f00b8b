/** The first of the brand's languages that Accept-Language names, by tag or by its language alone. */
export function pickLanguage(header: string | null, languages: readonly string[], fallback: string): string {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().toLowerCase()
    const base = tag.split('-')[0] ?? ''
    const found =
      languages.find((language) => language.toLowerCase() === tag) ??
      languages.find((language) => base !== '' && language.toLowerCase().split('-')[0] === base)
    if (found) return found
  }
  return fallback
}
