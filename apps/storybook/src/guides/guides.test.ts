import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTokens } from '@baize/ui/brand'
import { describe, expect, it } from 'vitest'
import { stateEntries, stateRows } from './states.ts'
import { tokenSections } from './token-rows.ts'

describe('the table of tokens', () => {
  const contract = {
    color: { text: { primary: 'var(--bz-color-text-primary)' }, focus: 'var(--bz-color-focus)' },
    radius: { small: 'var(--bz-radius-small)' },
  }
  const file = join(import.meta.dirname, '../../../../brands/default/tokens.json')
  const brand = readTokens(JSON.parse(readFileSync(file, 'utf8')))

  it('has every role of the contract with the brand’s value in both schemes', () => {
    const sections = tokenSections(contract, brand)
    expect(sections.map(({ name }) => name)).toEqual(['color.text', 'color', 'radius'])
    for (const row of sections.flatMap(({ rows }) => rows)) {
      expect(row.property).toMatch(/^--bz-[a-z-]+$/)
      expect(row.light).not.toBe('')
      expect(row.dark).not.toBe('')
    }
    const [text] = sections
    expect(text?.rows[0]?.light).not.toBe(text?.rows[0]?.dark)
  })
})

describe('the state matrix', () => {
  it('finds states by the names of stories', () => {
    const [row] = stateRows([
      { id: 'a--default', title: 'A', name: 'Default' },
      { id: 'a--long', title: 'A', name: 'Long Name' },
      { id: 'a--hostile', title: 'A', name: 'Hostile Title' },
    ])
    expect(row).toMatchObject({ title: 'A', count: 3 })
    expect(row?.cells['long text']?.id).toBe('a--long')
    expect(row?.cells['bad input']?.id).toBe('a--hostile')
    expect(row?.cells.loading).toBeUndefined()
  })

  it('reads an index, and nothing out of what is none', () => {
    const story = { type: 'story', id: 'a--b', title: 'A', name: 'B' }
    expect(stateEntries({ entries: { 'a--b': story, 'a--docs': { ...story, type: 'docs' } } })).toEqual([
      { id: 'a--b', title: 'A', name: 'B' },
    ])
    expect(stateEntries(null)).toEqual([])
  })
})
