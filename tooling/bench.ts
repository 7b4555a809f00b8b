/** What the benches of packages share: pages served as built, opened in Chromium, and measured. */
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumFlags } from './chromiumFlags.ts'

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** A page under measurement. */
export interface Bench {
  evaluate: (code: string) => Promise<unknown>
  /** The page itself, for real keys and clicks. */
  page: Page
  /** The main thread's task time, in ms, of some work up to the frame after it. */
  cpu: (work: () => Promise<unknown>) => Promise<number>
  /** Clicks `#open`, or another opener; ms from the click to the frame that shows a dialog, or another layer, and its CPU time. */
  opened: (opener?: string, layer?: string) => Promise<{ wall: number; cpu: number }>
  /** Closes a layer by Escape. */
  closed: (layer?: string) => Promise<void>
  /** The script time so far, in ms. */
  scripting: () => Promise<number>
  /** How often React has committed. */
  commits: () => Promise<number>
  close: () => Promise<void>
}

const framePainted = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`

/** Counts React's commits, as its developer tools do; `window.onCommit` receives each root. */
const countCommits = `
  window.commits = 0
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, renderers: new Map(), inject: () => 1, checkDCE() {}, onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {}, onCommitFiberRoot(id, root) { window.commits += 1; window.onCommit?.(root) },
  }`

/** The native one of static pages, or ours; one that is kept is in the page and not seen. */
const dialogs = 'dialog[open], [aria-modal=true]'
const isOpen = (layer: string) =>
  `[...document.querySelectorAll('${layer}')].some((layer) => layer.checkVisibility() && !layer.closest('[data-leaving]'))`

const clickToFrame = (opener: string, layer: string) => `new Promise((done) => {
  const button = document.querySelector('${opener}')
  button.addEventListener('click', () => {
    const start = performance.now()
    const look = () => ${isOpen(layer)}
      ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
      : requestAnimationFrame(look)
    requestAnimationFrame(look)
  }, { capture: true, once: true })
  button.click()
})`

/** The system's own Chromium, or the one that CHROMIUM_PATH names. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: chromiumFlags,
  })
}

/**
 * Opens a page with the CPU slowed down `slower` times. With `ticks: 'thread'` times are what the main thread spent on
 * the CPU, which a busy machine does not lengthen; it says nothing while the CPU is slowed down. Less motion is requested
 * unless `motion` says otherwise.
 */
export async function openPage(
  browser: Browser,
  address: string,
  {
    slower = 1,
    ticks = 'wall',
    motion = 'reduce',
  }: { slower?: number; ticks?: 'wall' | 'thread'; motion?: 'reduce' | 'no-preference' } = {},
): Promise<Bench> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: motion,
  })
  const page = await context.newPage()
  await page.addInitScript(countCommits)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: ticks === 'thread' ? 'threadTicks' : 'timeTicks' })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction('typeof window.mount === "function"')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(framePainted)

  const metric = async (wanted: string) => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000
  }
  const taskTime = () => metric('TaskDuration')
  const evaluate = (code: string) => page.evaluate(code)
  const cpu = async (work: () => Promise<unknown>) => {
    const before = await taskTime()
    await work()
    await page.evaluate(framePainted)
    return (await taskTime()) - before
  }
  return {
    evaluate,
    page,
    cpu,
    async opened(opener = '#open', layer = dialogs) {
      let wall = 0
      const spent = await cpu(async () => {
        wall = (await page.evaluate(clickToFrame(opener, layer))) as number
      })
      return { wall, cpu: spent }
    },
    async closed(layer = dialogs) {
      await page.keyboard.press('Escape')
      await page.waitForFunction(`!${isOpen(layer)}`)
      await page.evaluate(framePainted)
    },
    scripting: () => metric('ScriptDuration'),
    commits: async () => (await page.evaluate('window.commits')) as number,
    close: () => context.close(),
  }
}

/** Serves built pages. */
export async function servePages(outDir: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  return { origin: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''), close: () => server.close() }
}
