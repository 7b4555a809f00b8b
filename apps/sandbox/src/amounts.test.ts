import { expect, test } from 'vitest'

/** The game pages' own file: it is served as it is, and has no types. */
const address = new URL('./pages/amounts.js', import.meta.url).href
const { shown } = (await import(/* @vite-ignore */ address)) as {
  shown: (amount: string, symbol: string, language: string) => string
}

test.each([
  ['12345.6789', 'en', '$12,345.67'],
  ['12345.6789', 'zh-Hans', '$12,345.67'],
  ['12345.6789', 'km', '12,345.67$'],
  ['-0.50', 'en', '-$0.50'],
  ['-0.50', 'km', '-0.50$'],
])('a game shows %s in %s as the site around it does', (amount, language, written) => {
  expect(shown(amount, '$', language)).toBe(written)
})
