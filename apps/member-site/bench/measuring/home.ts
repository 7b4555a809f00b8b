/** The running product and the floor beside it: the same home page as static HTML, without a line of script. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { freePorts, startProduct } from '../../../../scripts/product.mjs'

/** Where the two pages are. */
export interface Homes {
  readonly ours: string
  readonly plain: string
  /** The agents' site, where it was requested but is missing. */
  readonly agent: string | undefined
  /** The agents' door as static HTML. */
  readonly plainAgent: string | undefined
  close(): Promise<void>
}

/** Starts the built product with a fresh sandbox, and serves its home page without script beside it. */
export async function startHomes(more: readonly 'agent'[] = []): Promise<Homes> {
  const given = process.env.BENCH_MEMBER
  const running = given
    ? null
    : await startProduct({
        ports: await freePorts(),
        serves: ['platform', 'member', ...more],
        env: {
          DATA_FOLDER: 'memory',
          DATABASE_URL: '',
          SANDBOX_FAST: '1',
          // Another build than the local one, to be measured beside it.
          ...(process.env.SITE_MEMBER_DIST ? { SITE_MEMBER_DIST: process.env.SITE_MEMBER_DIST } : {}),
        },
      })
  const ours = given ?? running?.urls.member ?? ''
  const agent = more.includes('agent') ? (process.env.BENCH_AGENT ?? running?.urls.agent) : undefined
  const plain = await withoutScript(ours)
  const plainAgent = agent === undefined ? undefined : await withoutScript(agent)
  return {
    ours,
    agent,
    plain: plain.url,
    plainAgent: plainAgent?.url,
    async close() {
      plain.close()
      plainAgent?.close()
      await running?.stop()
    },
  }
}

/**
 * Serves the page of a URL, in Khmer, as static HTML, with its fonts and images on its own origin: a browser would
 * block those of another.
 */
async function withoutScript(address: string): Promise<Served> {
  const made = await fetch(address, { headers: { 'accept-language': 'km' } })
  return serveStatic((await made.text()).replaceAll(' data-style="', ' style="'), address)
}

/** Static HTML of our own, and what it takes to stop serving it. */
interface Served {
  readonly url: string
  close(): void
}

/** Serves what a page shows once it is whole, with the styles that it has by then, as static HTML. */
export async function freeze(browser: Browser, address: string): Promise<Served> {
  const { page, close } = await openPhone(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_500)
  const html = (await page.evaluate(`(() => {
    const styles = [...document.styleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\\n'))
    for (const old of document.querySelectorAll('style')) old.remove()
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = styles.join('\\n')
    return '<!doctype html>' + document.documentElement.outerHTML
  })()`)) as string
  await close()
  return serveStatic(html, address)
}

/**
 * Serves HTML without its script, with its fonts and images on its own origin, and with headers as ours: a page that
 * is isolated from its opener gets a process of its own, which takes a slow phone 50 ms and more.
 */
async function serveStatic(html: string, address: string): Promise<Served> {
  const body = brotliCompressSync(
    html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link(?=[^>]*rel="(?:manifest|canonical|stylesheet|modulepreload)")[^>]*>/g, ''),
  )
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-store',
    'cross-origin-opener-policy':
      (await fetch(address)).headers.get('cross-origin-opener-policy') ?? 'unsafe-none',
  }
  const server = createServer(async (request, response) => {
    if (request.url === '/') return response.writeHead(200, headers).end(body)
    const file = await fetch(new URL(request.url ?? '/', address))
    response.writeHead(file.status, {
      'content-type': file.headers.get('content-type') ?? '',
      'cache-control': file.headers.get('cache-control') ?? '',
    })
    return response.end(Buffer.from(await file.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

/** Records paints, shifts, long tasks and responses to clicks from the start of a page. */
const record = `
  window.seen = { lcp: 0, shift: 0, tasks: [], code: 0, answers: [] }
  const watch = (type, each, more = {}) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value })
  watch('longtask', (entry) => { seen.tasks.push(entry.duration) })
  watch('resource', (entry) => { if (!seen.code && /\\/assets\\/.*\\.js/.test(entry.name)) seen.code = entry.startTime })
  watch('event', (entry) => { if (entry.interactionId) seen.answers.push(entry.duration) }, { durationThreshold: 16 })`

/** What a page recorded of itself. */
interface Seen {
  readonly lcp: number
  readonly shift: number
  readonly tasks: readonly number[]
  /** When the first JavaScript was requested. */
  readonly code: number
  readonly answers: readonly number[]
}

/** A phone at the counter of a shop: its page, and what steers it. */
export interface Phone {
  readonly page: Page
  readonly session: CDPSession
  seen(): Promise<Seen>
  /** Clicks something; returns the longest time from a click to its next frame, in ms. */
  press(what: string | Locator): Promise<number>
  close(): Promise<void>
}

/** How long a finger rests on the glass, in ms: between 50 and 100 in studies of taps. */
const fingerRests = 80

/** Opens a phone with a CPU slowdown, on a slow line where that is requested. */
export async function openPhone(
  browser: Browser,
  { slower = 1, line = false, locale = 'km-KH' }: { slower?: number; line?: boolean; locale?: string } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    locale,
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(record)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (line) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
  }
  const seen = () => page.evaluate('window.seen') as Promise<Seen>
  return {
    page,
    session,
    seen,
    async press(what) {
      const place = typeof what === 'string' ? page.locator(what).first() : what
      await place.scrollIntoViewIfNeeded()
      const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
      const reached = await place.evaluate(
        (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
        [x + width / 2, y + height / 2] as const,
      )
      if (!reached) throw new Error('something lies over it')
      const before = (await seen()).answers.length
      // Not by the locator: it intercepts the click to check its target, which delays the click.
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await page.waitForTimeout(fingerRests)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await page.waitForTimeout(700)
      return Math.max(16, ...(await seen()).answers.slice(before))
    },
    close: () => context.close(),
  }
}

/** One line of a bench's report. */
export function verdict(words: string, value: number, reach: number, unit: string, note = ''): void {
  const digits = unit === 'x' ? 2 : value < 1 ? 3 : 1
  console.log(
    `${value <= reach ? 'reached' : 'MISSED '}  ${words.padEnd(58)} ${value.toFixed(digits).padStart(8)} ${unit}, reach ${reach} ${unit}${note && `; ${note}`}`,
  )
}
