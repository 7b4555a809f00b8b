import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { languageFiles } from './languages.ts'
import { partialLocales } from './vite.ts'

const root = join(import.meta.dirname, '../..')

it('the words of a first screen are at most 8 kB brotli in every language that has one file', () => {
  const { load } = partialLocales(root)
  const weights = [...languageFiles(root).keys()].map((tag) => {
    const words = load(`\0virtual:baize-languages/${tag}/first`) ?? ''
    return [tag, brotliCompressSync(words).length] as const
  })
  expect(weights.length).toBeGreaterThan(0)
  expect(weights.filter(([, weight]) => weight > 8_000)).toEqual([])
})
