import { describe, expect, it } from 'vitest'
import type { ComponentDocs } from './componentDocs.ts'
import { readComponentDocs } from './readComponentDocs.ts'

const components = await readComponentDocs()
const names = new Set(components.map(({ name }) => name))
/** What no two components have in common; keys, roles and limits may be the same. */
const own = ['use', 'instead', 'anatomy', 'do', 'avoid'] as const satisfies readonly (keyof ComponentDocs)[]
const sections = [...own, 'keyboard', 'role', 'limits'] as const satisfies readonly (keyof ComponentDocs)[]

describe('the page of every component', () => {
  it('finds the components of both packages', () => {
    expect(components.filter((each) => each.package === '@baize/ui').length).toBeGreaterThan(120)
    expect(components.filter((each) => each.package === '@baize/forms').length).toBeGreaterThan(35)
  })

  it.each(components)('$name has stories, and every section filled', ({ title, docs, tables }) => {
    expect(title).toBeDefined()
    for (const section of sections) expect(docs?.[section].trim(), section).toBeTruthy()
    for (const section of own) expect(docs?.[section].length, section).toBeGreaterThan(15)
    expect(tables.length).toBeGreaterThan(0)
  })

  it.each(own)('no two have the same text in `%s`', (section) => {
    const texts = components.map(({ docs }) => docs?.[section].toLowerCase())
    const repeated = components.filter((_, index) => texts.indexOf(texts[index]) !== index)
    expect(repeated.map(({ name }) => name)).toEqual([])
  })

  it('names what to use instead by code that exists', () => {
    const without = components.filter(({ docs }) => !docs?.instead.includes('`'))
    // For one thing nothing is used instead.
    expect(without.map(({ name }) => name)).toEqual([])
    const unknown = components.flatMap(({ name, docs }) =>
      sections.flatMap((section) =>
        [...(docs?.[section] ?? '').matchAll(/`([A-Z][A-Za-z]+)`/g)]
          .map(([, word = '']) => word)
          .filter((word) => !names.has(word) && !otherNames.has(word))
          .map((word) => `${name}: ${word}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('describes properties with their types spelled out', () => {
    const properties = components.flatMap(({ tables }) => tables.flatMap((table) => table.properties))
    expect(properties.length).toBeGreaterThan(1500)
    expect(properties.filter(({ type }) => /^(union|enum|signature|unknown type)$/.test(type))).toEqual([])
    const variant = components
      .find(({ name }) => name === 'Button')
      ?.tables[0]?.properties.find(({ name }) => name === 'variant')
    expect(variant?.type).toBe("'solid' | 'soft' | 'outline' | 'plain' | undefined")
  })

  it('says of every property of a component what it is', () => {
    const undocumented = components.flatMap(({ name, tables: [table] }) =>
      (table?.properties ?? []).filter(({ doc }) => !doc).map((property) => `${name}.${property.name}`),
    )
    expect(undocumented).toEqual([])
  })

  it('shows the parts of a component, and the shapes that it takes', () => {
    const menu = components.find(({ name }) => name === 'Menu')
    expect(menu?.tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Menu', 'Menu.Item', 'Menu.Root', 'MenuGroup', 'MenuItem']),
    )
  })
})

/** Parts, providers, types and keys that texts name without a component of that name. */
const otherNames = new Set([
  'Body',
  'Close',
  'Content',
  'Ctrl',
  'Footer',
  'Group',
  'Header',
  'Item',
  'K',
  'LanguageProvider',
  'List',
  'Panel',
  'SanitisedHtml',
  'Tab',
  'Trigger',
])
