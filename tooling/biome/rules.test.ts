import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'biome-rules-'))
  plant('biome.json', readFileSync(join(root, 'biome.json'), 'utf8'))
  cpSync(import.meta.dirname, join(folder, 'tooling/biome'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** What Biome says of the planted files under this repository's own configuration, as `<file>: <rule>`. */
function violations(): string[] {
  const args = ['lint', '--reporter=json', '--vcs-enabled=false', 'packages']
  const read = (output: string) => {
    const { diagnostics } = JSON.parse(output) as {
      diagnostics: { category: string; location: { path: string } }[]
    }
    return diagnostics.map(({ category, location }) => `${location.path}: ${category}`).sort()
  }
  try {
    return read(
      execFileSync(join(root, 'node_modules/.bin/biome'), args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
  } catch (error) {
    return read((error as { stdout: string }).stdout)
  }
}

it('a cycle through three files is refused, at each of them', () => {
  plant('packages/ui/src/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n")
  plant('packages/ui/src/b.ts', "export { c as b } from './c.tsx'\n")
  plant('packages/ui/src/c.tsx', "import { a } from './a.ts'\nexport const c = () => a\n")
  expect(violations()).toEqual(
    ['a.ts', 'b.ts', 'c.tsx'].map((file) => `packages/ui/src/${file}: lint/suspicious/noImportCycles`),
  )
})

it('a cycle that is closed by a lazy import is refused too', () => {
  plant('packages/ui/src/a.ts', "import { b } from './b.ts'\nexport const a = b\n")
  plant('packages/ui/src/b.ts', "export const b = () => import('./a.ts')\n")
  expect(violations()).toEqual(
    ['a.ts', 'b.ts'].map((file) => `packages/ui/src/${file}: lint/suspicious/noImportCycles`),
  )
})

it('imports of types are erased and make no cycle', () => {
  plant('packages/ui/src/a.ts', "import { b } from './b.ts'\nexport type A = typeof b\nexport const a = b\n")
  plant('packages/ui/src/b.ts', "import type { A } from './a.ts'\nexport const b = (a: A) => a\n")
  expect(violations()).toEqual([])
})

it.each([
  ['of a package', "export type X = import('@baize/agent-site').App\n"],
  ['by typeof', "export type X = typeof import('@baize/agent-site')\n"],
  ['in an annotation', "export const x = (y: import('@baize/agent-site').App) => y\n"],
])('an inline import of a type is refused: %s', (_, text) => {
  plant('packages/ui/src/a.ts', text)
  expect(violations()).toEqual(['packages/ui/src/a.ts: plugin'])
})
