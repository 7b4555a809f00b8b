import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress, precompressPlugin } from './precompress.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-precompress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const text = 'export const answer = 42\n'.repeat(100)
/** Bytes that no encoding makes smaller. */
const dense = crypto.getRandomValues(new Uint8Array(2_000))

test('writes both variants beside each text file that gets smaller, and beside nothing else', async () => {
  for (const inner of ['assets', '.server', '.vite']) mkdirSync(join(folder, inner))
  const texts = [
    'index.html',
    'offline.html',
    'assets/a.js',
    'assets/a.css',
    '.server/server.js',
    '.vite/m.json',
  ]
  for (const name of [...texts, 'assets/a.js.map', 'assets/a.png']) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'assets/short.js'), 'a()')
  writeFileSync(join(folder, 'assets/dense.json'), dense)
  await precompress(folder)
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:br|gz)$/.test(name),
  )
  expect(written.toSorted()).toEqual(
    ['assets/a.css', 'assets/a.js', 'offline.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  )
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(text)
})

test.each([
  ['client', ['a.js', 'a.js.br', 'a.js.gz']],
  ['ssr', ['a.js']],
])('the plugin compresses what the browser build wrote, and no server build: %s', async (name, files) => {
  writeFileSync(join(folder, 'a.js'), text)
  const plugin = precompressPlugin()
  const { configResolved, closeBundle } = plugin as {
    configResolved(config: object): void
    closeBundle(): Promise<void>
  }
  configResolved({ root: '/elsewhere', build: { outDir: folder } })
  await closeBundle.call({ environment: { name } })
  expect(readdirSync(folder).toSorted()).toEqual(files)
})
