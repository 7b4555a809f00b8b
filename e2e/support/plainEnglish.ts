import type { Page } from '@playwright/test'

/**
 * Words in Latin letters that no language translates, units that are written so everywhere, ends of long numbers, and
 * names as others see them.
 */
const everywhere =
  /\b(?:Baize|GMT|UTC|USDT|TRC20|ERC20|VIP|PIN|SMS|QR|RTP|ID|IP|PDF|CSV|MB|kB|px|https?|www|Chrome|Windows|Linux|Facebook)\b|…[0-9a-f]{8}\b|\w+\*{2,}\w*/g

/** What the platform has sent to a page, so that it is not taken for words of the page's own. */
export function sentTo(page: Page): () => Promise<readonly string[]> {
  const sent = new Set<string>()
  const reading = new Set<Promise<void>>()
  const keep = (value: unknown): void => {
    if (typeof value === 'string')
      for (const text of value.split(/<[^>]*>/)) sent.add(plain(text)).add(plain(withoutScheme(text)))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(keep)
  }
  page.on('response', (response) => {
    if (!/\/(wps|lgw|sandbox)\//.test(response.url())) return
    const read = response
      .json()
      .then(keep, () => undefined)
      .finally(() => reading.delete(read))
    reading.add(read)
  })
  return async () => {
    await Promise.all(reading)
    // The brand's data are in the page, and so is what a prerendered page was rendered from.
    const data = page.locator('script[type="application/json"]')
    for (const text of await data.allTextContents()) keep(JSON.parse(text || 'null'))
    return [...sent]
      .filter((text) => /[A-Za-z]{2}/.test(text))
      .sort((one, other) => other.length - one.length)
  }
}

/** What is still plain English in texts of the accented pseudo-language: words that no catalogue contains. */
export function plainEnglish(said: readonly string[], sent: readonly string[]): string[] {
  // A code of two or three letters is a word by itself: within words it would be found everywhere.
  const codes = new Set(sent.filter(({ length }) => length <= 3))
  const texts = sent.filter(({ length }) => length > 3)
  return said.filter((text) => {
    let rest = plain(text)
    for (const known of texts) rest = rest.replaceAll(known, '')
    rest = rest.replace(everywhere, '').replace(/\w+/g, (word) => (codes.has(word) ? '' : word))
    return /[A-Za-z]{2}/.test(rest)
  })
}

/** An address as it is shown. */
const withoutScheme = (text: string) => text.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')

/** As the page writes it: what is only mark-up's is no word, spaces are single, and marks of line breaks are left out. */
function plain(text: string): string {
  return text
    .replace(/[\u200b\u2060]/g, '')
    .replace(/&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
