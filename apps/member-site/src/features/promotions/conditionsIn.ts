import type { SanitisedHtml } from '@baize/ui'

/** The conditions of a promotion as sentences: what its terms list, point by point. */
export function conditionsIn(content: SanitisedHtml): readonly string[] {
  // Never made a string: the site's policy lets none be parsed.
  const page = new DOMParser().parseFromString(content as string, 'text/html')
  return [...page.querySelectorAll('li')]
    .map((item) => item.textContent?.trim() ?? '')
    .filter((text) => text !== '')
    .slice(0, 8)
}
