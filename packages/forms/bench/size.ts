/**
 * The size of the forms, gzip. The page of a register form is everything that this package adds to a site for it:
 * compiler, engine, words (the codes' messages in one language's ids), form machine, views of all kinds
 * that register rules can require, captcha. React, Lingui's runtime, @baize/i18n, the components of @baize/ui and Vite's
 * helper for chunks are shared by all pages of a site and counted apart. What is loaded on demand only has a line of its own.
 */
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { build, type Rolldown } from 'vite'
import { browserPlugins } from '../../../tooling/vite.ts'

const room = new URL('..', import.meta.url).pathname
const everyPage = [/^react($|\/)/, /^react-dom/, /^@lingui\//, /vite\/preload-helper/]
const shared = [...everyPage, /^@baize\/(ui|i18n)/]

process.env.NODE_ENV = 'production'
const weigh = (code: string) => gzipSync(code, { level: 9 }).length
const print = (name: string, bytes: number, reach: number) =>
  console.log(`${name.padEnd(56)} ${(bytes / 1000).toFixed(2)} kB gzip, reach ${reach} kB`)

async function minified(input: string): Promise<number> {
  const bundle = await rolldown({ input, external: shared, logLevel: 'silent' })
  // The build of a site drops comments too.
  const { output } = await bundle.generate({ minify: true, comments: false })
  return output.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? weigh(chunk.code) : 0), 0)
}

interface Page {
  first: number
  onDemand: number
}

async function page(external: readonly RegExp[]): Promise<Page> {
  const built = await build({
    root: room,
    configFile: false,
    logLevel: 'error',
    plugins: browserPlugins(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rollupOptions: {
        input: `${room}src/register/RulesForm.tsx`,
        preserveEntrySignatures: 'strict',
        external: [...external],
      },
    },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const atOnce = new Set<string>()
  const need = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || atOnce.has(name)) return
    atOnce.add(name)
    for (const other of chunk.imports) need(other)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) need(chunk.fileName)
  const sum = (wanted: boolean) =>
    [...chunks.values()].reduce(
      (bytes, { fileName, code }) => (atOnce.has(fileName) === wanted ? bytes + weigh(code) : bytes),
      0,
    )
  return { first: sum(true), onDemand: sum(false) }
}

print('headless core: compiler, 24 patterns, engine', await minified(`${room}bench/core.mjs`), 5)
print('of it the engine', await minified(`${room}src/compiler/engine/index.ts`), 2.5)
print("with Java's spellings of patterns", await minified(`${room}bench/java.mjs`), 6)
print('and the kinds and ties of hand-declared forms', await minified(`${room}src/compiler/index.ts`), 6)
const own = await page(shared)
print('register form page', own.first, 34)
const info = (name: string, bytes: number) =>
  console.log(`${name.padEnd(56)} ${(bytes / 1000).toFixed(2)} kB gzip, for information`)
info('react-hook-form alone', await minified(`${room}bench/floor.mjs`))
info('loaded on demand beside it', own.onDemand)
info('with the fields of @baize/ui and @baize/i18n', (await page(everyPage)).first)
