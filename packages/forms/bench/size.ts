/** What the forms weigh: the headless core, and a register form's page without React and without what pages share. */
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { build, type Rolldown } from 'vite'
import { browserPlugins } from '../../../vite.shared.ts'

const room = new URL('..', import.meta.url).pathname
const shared = [/^react($|\/)/, /^react-dom/, /^@lingui\//, /^@baize\/(ui|i18n)/]

process.env.NODE_ENV = 'production'
const weigh = (code: string) => gzipSync(code, { level: 9 }).length
const print = (name: string, bytes: number, reach: number) =>
  console.log(`${name.padEnd(56)} ${(bytes / 1000).toFixed(2)} kB gzip, reach ${reach} kB`)

async function minified(input: string): Promise<number> {
  const bundle = await rolldown({ input, external: shared, logLevel: 'silent' })
  const { output } = await bundle.generate({ minify: true })
  return output.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? weigh(chunk.code) : 0), 0)
}

async function page(): Promise<number> {
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
        external: shared,
      },
    },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? weigh(chunk.code) : 0), 0)
}

print('headless core: compiler, 24 patterns, engine', await minified(`${room}src/compiler/index.ts`), 5)
print('of it the engine', await minified(`${room}src/compiler/engine/index.ts`), 2.5)
print('react-hook-form alone', await minified(`${room}bench/floor.mjs`), 13)
print('register form page, react-hook-form in it', await page(), 18)
