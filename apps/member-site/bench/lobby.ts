/**
 * The list of slots and the colours of the site: what a filter and a letter of the search take to the next frame, what a
 * thousand games cost to scroll through, and a switch of scheme beside the same page as static HTML.
 */
import { launchChromium, median } from '../../../bench.shared.ts'
import { openPhone, type Phone, startHomes, verdict } from './measuring/home.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const painted =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))'
const homes = await startHomes()
const browser = await launchChromium()
const figures = new Map<string, number[]>()
const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value])
const figure = (name: string) => median(figures.get(name) ?? [])

/** CPU of the main thread for a switch to dark and back, in ms. */
async function switchScheme({ page, session }: Phone): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () =>
    ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
      ?.value ?? 0) * 1000
  const times: number[] = []
  for (const scheme of ['dark', 'light', 'dark', 'light']) {
    const before = await spent()
    await page.evaluate(`document.documentElement.dataset.scheme = '${scheme}'; ${painted}`)
    times.push((await spent()) - before)
  }
  return median(times)
}

/** Scrolls the page by so many pixels a frame: frames without a tile in the middle of the window, and the longest task. */
const scroll = (step: number) => `new Promise((done) => {
  let [blank, longest, frames] = [0, 0, 0]
  const watch = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { longest = Math.max(longest, duration) }))
  watch.observe({ type: 'longtask' })
  const tile = (x, y) => document.elementFromPoint(x, y)?.closest('article')
  const near = (y) => [0, 24].some((on) => [0, 24].some((down) => tile(innerWidth / 4 + on, y + down)))
  const painted = () => { if (![0.4, 0.6].every((share) => near(innerHeight * share))) blank += 1 }
  const go = () => {
    scrollBy({ top: ${step}, behavior: 'instant' })
    frames += 1
    setTimeout(painted)
    if (frames < 120) requestAnimationFrame(go)
    else setTimeout(() => { watch.disconnect(); done({ blank, longest, elements: document.querySelectorAll('*').length, games: document.querySelectorAll('main article').length }) }, 100)
  }
  requestAnimationFrame(go)
})`

try {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['plain', 'ours'] as const) {
      const phone = await openPhone(browser)
      await phone.page.goto(homes[name], { waitUntil: 'networkidle' })
      await phone.page.waitForTimeout(1_000)
      note(`scheme ${name}`, await switchScheme(phone))
      await phone.close()
    }
    const phone = await openPhone(browser, { slower: 4 })
    await phone.page.goto(`${homes.ours}rng`, { waitUntil: 'networkidle' })
    await phone.page.keyboard.press('Shift')
    await phone.page.locator('dialog[open]').waitFor()
    await phone.page.keyboard.press('Escape')
    await phone.page.locator('dialog[open]').waitFor({ state: 'detached' })
    await phone.page.waitForTimeout(1_500)
    const shown = phone.page.locator('main label:has(input[type=radio])')
    note('filter', await phone.press(shown.nth(2)))
    note('filter taken back', await phone.press(shown.nth(0)))
    const search = phone.page.locator('main input[type=search]')
    await search.focus()
    for (const letter of 'dra') {
      const before = (await phone.seen()).answers.length
      await phone.page.keyboard.press(letter)
      await phone.page.waitForTimeout(200)
      note('letter', Math.max(16, ...(await phone.seen()).answers.slice(before)))
    }
    await phone.page.goto(`${homes.ours}rng?page=50`, { waitUntil: 'networkidle' })
    await phone.page.waitForTimeout(1_000)
    const seen = (await phone.page.evaluate(scroll(240))) as Record<string, number>
    for (const [what, value] of Object.entries(seen)) note(what, value)
    await phone.close()
  }
  console.log(`${rounds} rounds, medians`)
  const [ours, plain] = [figure('scheme ours'), figure('scheme plain')]
  verdict(
    'scheme switched, CPU, by static HTML',
    ours / plain,
    1,
    'x',
    `${ours.toFixed(1)} and ${plain.toFixed(1)} ms`,
  )
  for (const name of ['filter', 'filter taken back', 'letter'])
    verdict(`${name}: next frame, 4 x CPU`, figure(name), 40, 'ms')
  const [blank, longest] = [figure('blank'), figure('longest')]
  console.log(
    `${blank === 0 && longest <= 50 ? 'reached' : 'MISSED '}  ${figure('games')} games flung, 240 px a frame, 4 x CPU: ${blank} of 120 frames blank, reach 0; longest task ${longest.toFixed(0)} ms (0: none of 50), reach 50; ${figure('elements')} elements`,
  )
} finally {
  await browser.close()
  await homes.close()
}
