/** The id that an address's fragment names; empty where it names none, or has a percent sign that escapes nothing. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return ''
  }
}
