/**
 * How long layers take to open at 4 x CPU over a lobby of 200 tiles, from the click to the painted frame, with motion; and
 * what one button costs its importer. Medians of the runs are held to the figures of the design system's issue.
 */
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { launchChromium, median, openPage, servePages } from '../../../tooling/bench.ts'
import { browserPlugins } from '../../../tooling/vite.ts'
import { mount } from './measures.ts'
import { buildPages } from './pages.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
let missed = 0

function say(words: string, figure: number, limit: number, unit: string): void {
  if (figure > limit) missed += 1
  console.log(
    `${figure > limit ? 'MISSED ' : 'reached'}  ${words}: ${figure.toFixed(1)} ${unit}, at most ${limit}`,
  )
}

/** kB gzip of a Button and all that it imports, without React. */
async function sizeOfButton(): Promise<number> {
  const result = await build({
    root: new URL('pages', import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    plugins: [browserPlugins()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: new URL('../src/button/Button.tsx', import.meta.url).pathname,
        formats: ['es'],
        fileName: 'button',
      },
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
    },
  })
  const chunks = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  return chunks.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length / 1000 : 0),
    0,
  )
}

interface Opening {
  name: string
  opener: string
  layer: string
  first: number
  again: number
}
const openings: readonly Opening[] = [
  { name: 'a dialog', opener: '#open', layer: '[aria-modal=true]', first: 150, again: 100 },
  {
    name: 'a menu of 200 items',
    opener: '[aria-haspopup=menu]',
    layer: '[role=menu]',
    first: 150,
    again: 150,
  },
]

async function preparedPage(browser: Browser, address: string, pace: { slower?: number; ticks?: 'thread' }) {
  const page = await openPage(browser, address, { ...pace, motion: 'no-preference' })
  await mount(page)
  // The pointer hovers it before the click, which loads the code of the menu.
  await page.page.hover('[aria-haspopup=menu]')
  await page.evaluate('new Promise((done) => setTimeout(done, 500))')
  return page
}

const browser = await launchChromium()
try {
  const server = await servePages(await buildPages())
  const spent = new Map<string, number[]>()
  const note = (name: string, figure: number) => spent.set(name, [...(spent.get(name) ?? []), figure])
  const address = `${server.origin}/layers.html`
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['wall', 'cpu'] as const) {
      // Thread time says nothing while the CPU is slowed down, and a busy machine does not lengthen it.
      const page = await preparedPage(browser, address, kind === 'wall' ? { slower: 4 } : { ticks: 'thread' })
      for (const { name, opener, layer } of openings)
        for (const time of ['first', 'again']) {
          note(`${name} ${time} ${kind}`, (await page.opened(opener, layer))[kind])
          await page.closed(layer)
        }
      await page.close()
    }
  }
  await server.close()
  console.log(`${rounds} rounds, medians`)
  for (const { name, ...limits } of openings)
    for (const time of ['first', 'again'] as const) {
      const figures = (kind: string) => spent.get(`${name} ${time} ${kind}`) ?? []
      const [cpu, least] = [4 * median(figures('cpu')), Math.min(...figures('wall'))]
      const words = `${name} opened${time === 'again' ? ' again' : ''} at 4 x CPU, to its first paint`
      say(words, median(figures('wall')), limits[time], 'ms')
      console.log(
        `         the least disturbed run ${least.toFixed(1)} ms; four times the CPU time, frame after included, ${cpu.toFixed(1)} ms`,
      )
    }
  say('one Button alone, beyond React', await sizeOfButton(), 3, 'kB gzip')
} finally {
  await browser.close()
}
process.exitCode = missed === 0 ? 0 : 1
