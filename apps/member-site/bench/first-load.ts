/**
 * What the first visit of the member site costs: bytes as compressed, the largest paint on a slow phone and line
 * (applied throttling: 1.6 Mbit/s, 150 ms, 4 x CPU) against the same page as static HTML, shifts, blocking, memory.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { launchChromium, median } from '../../../tooling/bench.ts'
import { openPhone, startHomes, verdict } from './measuring/home.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const routes = ['/hot', '/promotions', '/winners', '/helpmc', '/live', '/rng', '/']

const homes = await startHomes()
const browser = await launchChromium()
const figures = new Map<string, number[]>()
const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value])
const figure = (name: string) => median(figures.get(name) ?? [])

interface Weights {
  gzip: number
  brotli: number
  /** All styles, including inline ones and the brand's; gzip, which is the larger of the two. */
  css: number
}

/**
 * What a phone loads until its network is idle: the home page, what the first interaction loads (the popups, whose
 * code no route requests), then each route in a tab that has loaded the home page.
 */
async function weigh(): Promise<Map<string, Weights>> {
  const phone = await openPhone(browser)
  const weights = new Map<string, Weights>()
  let now: Weights = { gzip: 0, brotli: 0, css: 0 }
  const pending: Promise<unknown>[] = []
  const seen = new Set<string>()
  phone.page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    // What is fetched before it is imported is loaded from the browser's cache the second time.
    if (response.status() !== 200 || !/javascript|css/.test(type) || seen.has(response.url())) return
    seen.add(response.url())
    const into = now
    const read = response.body().then((body) => {
      if (/css/.test(type)) into.css += gzipSync(body).length / 1000
      else {
        into.gzip += gzipSync(body).length / 1000
        into.brotli += brotliCompressSync(body).length / 1000
      }
    })
    // Requests that were pending when the phone was closed are in no figure.
    pending.push(read.catch((error) => phone.page.isClosed() || Promise.reject(error)))
  })
  const document = await phone.page.goto(homes.ours, { waitUntil: 'networkidle' })
  const html = (await document?.text()) ?? ''
  const inlined = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
  await phone.page.waitForTimeout(2_000)
  await Promise.all(pending)
  now.css += gzipSync(inlined).length / 1000
  weights.set('home', now)
  const afterwards = async (name: string, act: () => Promise<unknown>) => {
    now = { gzip: 0, brotli: 0, css: 0 }
    await act()
    await phone.page.waitForLoadState('networkidle')
    await phone.page.waitForTimeout(1_000)
    await Promise.all(pending)
    weights.set(name, now)
  }
  await afterwards('first touch', async () => {
    await phone.page.keyboard.press('Shift')
    await phone.page.locator('[aria-modal=true]:visible').waitFor()
    await phone.page.keyboard.press('Escape')
    await phone.page.waitForTimeout(2_000)
  })
  for (const route of routes)
    await afterwards(route, () =>
      phone.page.evaluate(`history.pushState(null, '', ${JSON.stringify(route)})`),
    )
  await phone.close()
  return weights
}

/** One visit of a page on a slow phone and line. */
async function visit(name: 'ours' | 'plain'): Promise<void> {
  const phone = await openPhone(browser, { slower: 4, line: true })
  await phone.page.goto(homes[name], { waitUntil: 'load', timeout: 90_000 })
  await phone.page.waitForTimeout(name === 'ours' ? 6_000 : 2_000)
  const { lcp, shift, tasks, code } = await phone.seen()
  note(`lcp ${name}`, lcp)
  note(`shift ${name}`, shift)
  note(
    `blocking ${name}`,
    tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
  )
  if (name === 'ours') note('code after paint', code - lcp)
  await phone.close()
}

/**
 * The JavaScript heap after home, and how it has grown with fifty changes of route after the first fifty, with the
 * nodes of all documents. The first fifty are no measure: images and sections load during them, and the browser
 * compiles what runs often. By heap snapshots of 2026-11-25 they added 1.1 MB of code, 0.5 MB of messages and tables
 * and 0.1 MB of objects, the next fifty 0.17 MB of code and 2 kB of objects. A leak grows with every fifty.
 */
async function heap(): Promise<{ after: number; grown: number; nodes: number }> {
  const phone = await openPhone(browser)
  await phone.page.goto(homes.ours, { waitUntil: 'networkidle' })
  await phone.page.waitForTimeout(2_000)
  const used = async () => {
    await phone.session.send('HeapProfiler.collectGarbage')
    return (await phone.session.send('Runtime.getHeapUsage')).usedSize / 1_000_000
  }
  const nodes = async () => (await phone.session.send('Memory.getDOMCounters')).nodes
  const after = await used()
  const walk = async (steps: number, pause: number) => {
    for (let step = 0; step < steps; step += 1) {
      await phone.page.evaluate(
        `history.pushState(null, '', ${JSON.stringify(routes[step % routes.length])})`,
      )
      await phone.page.waitForTimeout(pause)
    }
    await phone.page.evaluate("history.pushState(null, '', '/')")
    await phone.page.waitForTimeout(1_000)
  }
  // Every screen once, until it is complete: what it loads stays, and is no leak.
  await walk(routes.length, 1_500)
  await walk(50, 250)
  const known = { heap: await used(), nodes: await nodes() }
  await walk(50, 250)
  const then = { heap: await used(), nodes: await nodes() }
  await phone.close()
  return { after, grown: then.heap / known.heap, nodes: then.nodes / known.nodes }
}

try {
  const weights = await weigh()
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 ? (['plain', 'ours'] as const) : (['ours', 'plain'] as const))
      await visit(name)
  const memory = await heap()

  console.log(`${rounds} rounds, medians`)
  const home = weights.get('home')
  verdict('home, JavaScript until idle', home?.brotli ?? 0, 135, 'kB brotli')
  console.log(`         home, CSS with the brand: ${home?.css.toFixed(1)} kB gzip`)
  const touch = weights.get('first touch')
  console.log(
    `         first touch, the popups: ${touch?.gzip.toFixed(1)} kB gzip, and ${touch?.css.toFixed(1)} kB of CSS, home's own whole`,
  )
  for (const route of routes.slice(0, -1))
    verdict(`${route}, JavaScript more`, weights.get(route)?.gzip ?? 0, 40, 'kB gzip')
  const paint = `${figure('lcp ours').toFixed(0)} ms, static ${figure('lcp plain').toFixed(0)} ms`
  verdict('largest paint against static HTML', figure('lcp ours') / figure('lcp plain'), 1.1, 'x', paint)
  const after = figure('code after paint')
  console.log(
    `${after >= 0 ? 'reached' : 'MISSED '}  JavaScript asked for ${after.toFixed(0)} ms after the largest paint, reach 0`,
  )
  verdict('layout shift', figure('shift ours'), 0.01, '', `static ${figure('shift plain').toFixed(3)}`)
  // The figure to reach is Lighthouse's, in lighthouse.ts: a CPU that is slowed for real blocks with the page itself.
  console.log(
    `         blocking time, 4 x CPU: ${figure('blocking ours').toFixed(0)} ms, static ${figure('blocking plain').toFixed(0)} ms`,
  )
  verdict('JavaScript heap after home', memory.after, 8, 'MB')
  verdict('JavaScript heap, 50 changes of route after the first 50', memory.grown, 1.1, 'x')
  verdict('nodes of all documents, the same', memory.nodes, 1.05, 'x')
} finally {
  await browser.close()
  await homes.close()
}
