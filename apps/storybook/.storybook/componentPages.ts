import type { Plugin } from 'vite'
import { readComponentDocs } from '../../../tooling/component-docs/readComponentDocs.ts'

const id = 'virtual:baize-component-pages'

/** The module's text: a table that several components share, as a shape that all take, is written once. */
async function moduleText(): Promise<string> {
  const components = await readComponentDocs()
  const tables = [...new Set(components.flatMap((component) => component.tables))]
  const places = new Map(tables.map((table, place) => [table, place]))
  const written = components.map((component) => ({
    ...component,
    tables: component.tables.map((table) => places.get(table)),
  }))
  return [
    `const tables = ${JSON.stringify(tables)}`,
    `export const components = ${JSON.stringify(written)}.map((component) => ({`,
    '  ...component,',
    '  tables: component.tables.map((place) => tables[place]),',
    '}))',
  ].join('\n')
}

/** `virtual:baize-component-pages`: the content of the pages of components, read from the sources as data. */
export function componentPages(): Plugin {
  return {
    name: 'baize-component-pages',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? moduleText() : null),
  }
}
