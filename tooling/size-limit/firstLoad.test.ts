import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstLoad } from './firstLoad.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'size-'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['main', 'react', 'money', 'hint', 'lazy'])
    writeFileSync(join(folder, `assets/${name}.js`), name)
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/main.js', imports: ['_react.js'], dynamicImports: ['src/lazy.ts'] },
      '_react.js': { file: 'assets/react.js', imports: ['_money.js'] },
      '_money.js': { file: 'assets/money.js' },
      'src/lazy.ts': { file: 'assets/lazy.js', imports: ['_money.js'] },
    }),
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<link rel="stylesheet" href="/assets/main.css"><link rel="modulepreload" crossorigin href="/assets/hint.js">
     <script>inline()</script><script type="module" crossorigin src="/assets/main.js"></script>`,
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the first load is what index.html loads at once with its static imports, not what comes later', () => {
  expect(firstLoad(folder).sort()).toEqual(
    ['hint', 'main', 'money', 'react'].map((name) => join(folder, `assets/${name}.js`)),
  )
})

test('a site that is not built, or loads nothing, is an error', () => {
  expect(() => firstLoad('/nowhere')).toThrow('/nowhere/index.html is not built: npm run build')
  writeFileSync(join(folder, 'index.html'), '<main></main>')
  expect(() => firstLoad(folder)).toThrow('loads no script')
})

test('size-limit refuses a first load over its limit, static imports included', () => {
  const noise = Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * at * 31 + at * 7) % 251))
  writeFileSync(join(folder, 'assets/money.js'), noise)
  const outcome = (limit: string) => {
    const config = join(folder, 'config.json')
    writeFileSync(config, JSON.stringify([{ name: 'home', path: firstLoad(folder), limit }]))
    const root = join(import.meta.dirname, '../..')
    return spawnSync(join(root, 'node_modules/.bin/size-limit'), ['--config', config], {
      cwd: root,
      encoding: 'utf8',
    })
  }
  expect(outcome('4 kB')).toMatchObject({ status: 0 })
  expect(outcome('100 B')).toMatchObject({ status: 1, stdout: expect.stringContaining('exceeded') })
})
