import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstLoad } from './size-budget.mjs'

test('the first load is what index.html loads at once with its static imports, not what comes later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'))
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
  const files = firstLoad(folder)
  expect(files.map(({ file }) => file).sort()).toEqual([
    'assets/hint.js',
    'assets/main.js',
    'assets/money.js',
    'assets/react.js',
    'index.html (inline)',
  ])
  expect(files.every(({ bytes }) => bytes > 20)).toBe(true)
  rmSync(folder, { recursive: true })
})

test('a site that is not built is told so', () => {
  expect(() => firstLoad('/nowhere')).toThrow('/nowhere/index.html is not built: npm run build')
})
