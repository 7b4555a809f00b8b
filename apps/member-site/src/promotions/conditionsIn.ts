import type { SanitisedHtml } from '@baize/ui'

/** The conditions of a promotion as sentences: what its terms list, point by point. */
export function conditionsIn(content: SanitisedHtml): readonly string[] {
  const page = new DOMParser().parseFromString(content, 'text/html')
  return [...page.querySelectorAll('li')]
    .map((item) => item.textContent?.trim() ?? '')
    .filter((text) => text !== '')
    .slice(0, 8)
}
