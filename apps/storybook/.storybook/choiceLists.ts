import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:baize-choice-lists'
const sources = resolve(import.meta.dirname, '../../../packages/ui/src')

type Value = string | number
const list = /^export const (\w+) = \[([^[\]]*)\](?: as const)?(?: satisfies .*)?$/gm

/** The choices of properties by the name of their list: `export const buttonSizes = ['small', 'medium'] as const`. */
export type ChoiceLists = Readonly<Record<string, readonly Value[]>>

/** Reads the lists out of the sources of ui: to import them would load every component with the first page. */
export function readChoiceLists(folder = sources): ChoiceLists {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(?:test|stories)\./.test(file),
  )
  const found = new Map(
    files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(list)].map(
        ([, name = '', items = '']): [string, string[]] => [
          name,
          items
            .replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
            .split(',')
            .map((item) => item.trim())
            .filter(Boolean),
        ],
      ),
    ),
  )
  const valuesOf = (name: string): readonly Value[] | undefined => {
    const values = found.get(name)?.map((item) => {
      if (item.startsWith('...')) return valuesOf(item.slice(3))
      if (/^'[^']*'$/.test(item)) return [item.slice(1, -1)]
      return /^-?\d+(?:\.\d+)?$/.test(item) ? [Number(item)] : undefined
    })
    return values?.every((value) => value !== undefined) ? values.flat() : undefined
  }
  return Object.fromEntries(
    [...found.keys()].flatMap((name) => {
      const values = valuesOf(name)
      return values ? [[name, values]] : []
    }),
  )
}

/** `virtual:baize-choice-lists`: the lists as data. */
export function choiceLists(): Plugin {
  return {
    name: 'baize-choice-lists',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? `export const lists = ${JSON.stringify(readChoiceLists())}` : null,
  }
}
