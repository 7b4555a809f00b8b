import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
let folder: string

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'knip-'))
  plant('package.json', '{ "name": "planted", "type": "module" }')
  plant('pnpm-workspace.yaml', 'packages:\n  - packages/*\n')
  plant('packages/ui/package.json', '{ "name": "@baize/ui", "type": "module", "exports": "./src/index.ts" }')
  plant('packages/ui/src/index.ts', "export { used } from './parts.ts'\n")
  plant('packages/ui/src/parts.ts', 'export const used = 1\n')
  plant('packages/ui/src/parts.test.ts', "import { used } from './parts.ts'\nused.toFixed()\n")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What knip finds under this repository's configuration: one line for each file with its findings. */
function findings(): string[] {
  const config = join(import.meta.dirname, 'knip.ts')
  const { stdout, status } = spawnSync(
    join(root, 'node_modules/.bin/knip'),
    [
      '--directory',
      folder,
      '--config',
      config,
      '--reporter',
      'compact',
      '--no-progress',
      '--no-config-hints',
    ],
    { cwd: root, encoding: 'utf8' },
  )
  const lines = stdout.split('\n').filter((line) => line.startsWith('packages/'))
  expect(status).toBe(lines.length > 0 ? 1 : 0)
  return lines
}

it('what is public, used or a test is in order', () => {
  expect(findings()).toEqual([])
})

it.each([
  ['an export', 'parts.ts', 'export const used = 1\nexport const unused = 2\n', 'parts.ts: unused'],
  ['a type', 'parts.ts', 'export const used = 1\nexport type Unused = 2\n', 'parts.ts: Unused'],
  ['a file', 'lost.ts', 'export const lost = 1\n', 'lost.ts: packages/ui/src/lost.ts'],
])('%s that nothing imports is refused', (_, file, text, finding) => {
  plant(`packages/ui/src/${file}`, text)
  expect(findings()).toEqual([`packages/ui/src/${finding}`])
})

it('a dependency that nothing imports, and an import that no manifest lists, are refused', () => {
  plant(
    'packages/ui/package.json',
    '{ "name": "@baize/ui", "type": "module", "exports": "./src/index.ts", "dependencies": { "culori": "*" } }',
  )
  plant('packages/ui/src/parts.ts', "import { rgb } from 'chroma'\nexport const used = rgb\n")
  expect(findings()).toEqual(['packages/ui/package.json: culori', 'packages/ui/src/parts.ts: chroma'])
})
