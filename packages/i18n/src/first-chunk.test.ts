import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { expect, it } from 'vitest'
import { locales } from './locales/index.ts'

/**
 * What a site carries of languages in its first chunk, in bytes of gzip; Lingui, React, catalogues, and the storage that
 * every package uses apart.
 */
async function gzip(code: string): Promise<{ first: number; text: string; lazy: number }> {
  const { output } = await build({
    input: 'entry',
    write: false,
    external: [/^react/, /^@lingui/, /storage\/storage[.]ts$/],
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${import.meta.dirname}/entry.ts` : null),
        load: (id) => (id === `${import.meta.dirname}/entry.ts` ? code : null),
      },
    ],
    output: { minify: true },
    transform: { jsx: 'react-jsx' },
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)?.code ?? ''
  return { first: gzipSync(entry).length, text: entry, lazy: chunks.length - 1 }
}

/** The text without the data in it: the languages' names in themselves, and the words of Khmer dates. */
function withoutData(text: string): string {
  const names = locales.reduce((left, { nativeName }) => left.replace(`\`${nativeName}\``, '``'), text)
  return names.replace(/=\{dates:\{months:.*?(?=,\w+=\{my:)/s, '={}')
}

it('the first chunk carries at most 6.6 kB, and beside it the names of languages and of Khmer days and months', async () => {
  const { first, text, lazy } = await gzip(`
    export { LanguageProvider, LanguageSection, locales, useFormat, useLanguage, visitorLocale } from './index.ts'
  `)
  const code = gzipSync(withoutData(text)).length
  console.info(
    `@baize/i18n: ${first} bytes of gzip in the first chunk, ${code} of them code; ${lazy} to load`,
  )
  expect(code).toBeLessThan(6600)
  expect(first - code).toBeGreaterThan(1000)
  // Khmer words of dates have zero-width spaces between them.
  expect(first).toBeLessThan(8100)
  expect(text).toContain('វិច្ឆិកា')
  expect(text).not.toContain('နိုဝင်ဘာ')
  // Ten tables of formats, and the report of a missing message.
  expect(lazy).toBe(11)
})

it('one formatter does not load the others', async () => {
  const { text } = await gzip(`export { formatAmount } from './format/index.ts'`)
  expect(text).not.toContain('DateTimeFormat')
  expect(text).not.toContain('វិច្ឆិកា')
})
