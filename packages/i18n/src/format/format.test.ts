import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { generated } from '../../scripts/generate.mjs'
import { locales } from '../locales/index.ts'
import { matrix } from './format.matrix.ts'
import { loadFormatTable } from './index.ts'

describe('every formatter writes what CLDR says', () => {
  beforeAll(async () => {
    await Promise.all(locales.map(({ tag }) => loadFormatTable(tag)))
  })

  it.each(locales.map(({ tag }) => tag))('in %s', (tag) => {
    const rows = matrix(tag)
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.map(({ title, ours }) => [title, ours])).toEqual(
      rows.map(({ title, expected }) => [title, expected]),
    )
  })
})

it('the generated files are what the generator makes today', () => {
  for (const [path, text] of generated()) {
    expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'), path).toBe(text)
  }
})
