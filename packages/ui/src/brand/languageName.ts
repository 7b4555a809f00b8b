const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** `Khmer (km)`, in English as all that the brand tools write; the tag alone where it has no name, or is none yet. */
export function languageName(tag: string): string {
  try {
    const name = english.of(tag)
    return name === undefined ? tag : `${name} (${tag})`
  } catch {
    return tag
  }
}
