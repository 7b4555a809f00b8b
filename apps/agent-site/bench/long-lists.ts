/**
 * Long lists at 4 x CPU slowdown: a report of 50,000 rows from the response to the painted rows, its scrolling, its
 * DOM; and a node of the tree with 5,000 children, beside a list written by hand of the same response in the same
 * run. The responses are the platform's own with more rows in them.
 */
import { median } from '../../../tooling/bench.ts'
import { sampleBet } from '../src/testing/fixtures/reports.ts'
import { sampleNode } from '../src/testing/fixtures/team-members.ts'
import { type Page, startCentre, verdict } from './measuring/centre.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const rowsInAll = 50_000
const rowsAtOnce = 5_000
const children = 5_000

/** Remembers when the last response of a path arrived, and when something was painted after it. */
const watch = `
  window.tasks = []
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => tasks.push(entry.duration))).observe({ type: 'longtask' })
  performance.setResourceTimingBufferSize(5000)
  window.answered = (path) => Math.max(0, ...performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.includes(path)).map(({ responseEnd }) => responseEnd))
  window.painted = (there) => new Promise((done) => {
    const look = () => there() ? requestAnimationFrame(() => setTimeout(() => done(performance.now()))) : requestAnimationFrame(look)
    look()
  })`

/** Milliseconds from the response of a path to the frame that shows what a selector finds. */
const fromAnswer = (page: Page, path: string, there: string) =>
  page.evaluate(
    `window.painted(() => ${there}).then((at) => at - window.answered(${JSON.stringify(path)}))`,
  ) as Promise<number>

/** Puts other rows into the platform's responses of a path. */
async function answer(page: Page, path: string, change: (value: object, url: URL) => object): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const url = new URL(route.request().url())
      url.searchParams.delete('after')
      const fetched = await route.fetch({ url: url.href.replace(/parentId=bench[^&]*/, '') })
      const json = (await fetched.json()) as { value: object }
      await route.fulfill({
        response: fetched,
        json: { ...json, value: change(json.value, new URL(route.request().url())) },
      })
    },
  )
}

const centre = await startCentre()

interface Scrolled {
  readonly tasks: readonly number[]
  /** The most elements that were in the page. */
  readonly most: number
}

/**
 * Scrolls the table by a number of pixels a frame. A wheel turned without a pause moves about 3,000 a second, 50 a
 * frame; a hard flick 9,000.
 */
async function scroll(page: Page, pixels: number, frames: number): Promise<Scrolled> {
  return (await page.evaluate(`new Promise((done) => {
    const places = [...document.querySelectorAll('*')].filter((node) => node.scrollHeight > node.clientHeight + 5000 && /auto|scroll/.test(getComputedStyle(node).overflowY))
    const list = places.at(-1) ?? document.scrollingElement
    window.tasks.length = 0
    let [most, frames] = [0, 0]
    const step = () => {
      list.scrollTop += ${pixels}
      most = Math.max(most, document.getElementsByTagName('*').length)
      if (++frames < ${frames}) requestAnimationFrame(step)
      else setTimeout(() => done({ tasks: [...window.tasks], most }), 1000)
    }
    requestAnimationFrame(step)
  })`)) as Scrolled
}

const speeds = {
  'scrolling, 3,000 pixels a second': 50,
  'flicked, 9,000 pixels a second': 150,
  'thrown by its bar, 40,000 pixels a frame': 40_000,
} as const

/** Each way to scroll, at the machine's own speed and slowed down. */
const ways = Object.entries(speeds).flatMap(([words, pixels]) =>
  [1, 4].map((slower) => ({ words: `${words}${slower > 1 ? `, ${slower} x CPU` : ''}`, pixels, slower })),
)

interface Report {
  first: number
  rest: number
  /** In the order of `ways`. */
  scrolled: readonly Scrolled[]
}

async function report(): Promise<Report> {
  const page = await centre.open(true)
  await page.addInitScript(watch)
  await answer(page, '/team/bets', (value, url) => {
    const from = Number(url.searchParams.get('after') ?? 0)
    const size = from === 0 ? 100 : rowsAtOnce
    const to = Math.min(rowsInAll, from + size)
    const rows = Array.from({ length: to - from }, (_, place) => sampleBet(from + place))
    return { ...value, rows, page: { next: to < rowsInAll ? String(to) : null } }
  })
  await centre.slow(page, 4)
  await page.goto(`${centre.origin}/agentHome/team-betting`)
  const first = await fromAnswer(page, '/team/bets', "document.querySelectorAll('tbody tr').length > 5")
  const button = page.getByRole('button', { name: 'Show all' })
  await button.click()
  await button.waitFor({ state: 'detached', timeout: 240_000 })
  await page.waitForTimeout(3_000)
  // Amid the rows, where some are kept ready above and below.
  await scroll(page, 20_000, 1)
  const { most: rest } = await scroll(page, 1, 10)
  const scrolled: Scrolled[] = []
  for (const { pixels, slower } of ways) {
    await centre.slow(page, slower)
    scrolled.push(await scroll(page, pixels, pixels > 1_000 ? 10 : 200))
  }
  await page.context().close()
  return { first, rest, scrolled }
}

/** The same response in a list of forty lines, without a library, as the baseline. */
const byHand = (path: string) => `(async () => {
  const answer = await fetch(${JSON.stringify(path)}, { headers: { authorization: '' } })
  const { value } = await answer.json()
  const list = document.createElement('ul')
  for (const row of value.rows.slice(0, 40)) list.appendChild(document.createElement('li')).textContent = row.account + ' ' + row.balance
  document.body.prepend(list)
  const at = await window.painted(() => true)
  list.remove()
  return at - window.answered(new URL(${JSON.stringify(path)}, location.href).pathname)
})()`

async function tree(): Promise<{ ours: number; floor: number }> {
  const page = await centre.open(true)
  await page.addInitScript(watch)
  let asked = ''
  await answer(page, '/team/tree', (value, url) => {
    const parent = url.searchParams.get('parentId')
    if (parent === null)
      return {
        ...value,
        rows: [sampleNode('bench', { id: 'bench', downlines: children })],
        page: { next: null },
      }
    asked = url.pathname + url.search
    const rows = Array.from({ length: children }, (_, n) => sampleNode(`child${n}`, { id: `bench-${n}` }))
    return { ...value, rows, page: { next: null } }
  })
  await page.goto(`${centre.origin}/agentHome/team-members?view=tree`)
  const node = page.getByRole('treeitem').first()
  await node.waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1_000)
  await node.focus()
  await page.keyboard.press('ArrowRight')
  const ours = await fromAnswer(
    page,
    '/team/tree',
    "document.querySelectorAll('[role=treeitem]').length > 10",
  )
  const floor = (await page.evaluate(byHand(asked))) as number
  await page.context().close()
  return { ours, floor }
}

try {
  const reports: Awaited<ReturnType<typeof report>>[] = []
  const trees: Awaited<ReturnType<typeof tree>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    trees.push(await tree())
    reports.push(await report())
  }
  console.log(`${rounds} rounds, medians; the report at 4 x CPU slowdown`)
  const of = (pick: (one: (typeof reports)[number]) => number) => median(reports.map(pick))
  verdict(
    `report of ${rowsInAll} rows: first rows painted`,
    of(({ first }) => first),
    1_000,
    'ms',
  )
  for (const [index, { words }] of ways.entries()) {
    const tasks = reports.map(({ scrolled }) => scrolled[index]?.tasks ?? [])
    verdict(
      `${words}: long tasks`,
      median(tasks.map(({ length }) => length)),
      0,
      'tasks',
      `longest ${Math.max(0, ...tasks.flat()).toFixed(0)} ms`,
    )
  }
  const [most, rest] = [
    of(({ scrolled }) => Math.max(...scrolled.map((one) => one.most))),
    of((one) => one.rest),
  ]
  verdict('DOM while scrolling, most against rest', most / rest, 1.2, 'x', `${rest} to ${most} elements`)
  const ours = median(trees.map((one) => one.ours))
  const floor = median(trees.map((one) => one.floor))
  verdict(`tree: a node with ${children} children painted`, ours, 100, 'ms', `by hand ${floor.toFixed(1)} ms`)
} finally {
  await centre.close()
}
