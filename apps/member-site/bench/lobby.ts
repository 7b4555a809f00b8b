/**
 * The list of slots and the colours of the site: what a filter and a letter of the search take to the next frame, what a
 * thousand games cost to scroll through, and a switch of scheme, each beside the same page as static HTML.
 */
import { launchChromium, median } from '../../../tooling/bench.ts'
import { freeze, openPhone, type Phone, startHomes, verdict } from './measuring/home.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
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
  for (let turn = 0; turn < 12; turn += 1) {
    const scheme = turn % 2 === 0 ? 'dark' : 'light'
    const before = await spent()
    await page.evaluate(`document.documentElement.dataset.scheme = '${scheme}'; ${painted}`)
    times.push((await spent()) - before)
  }
  return median(times)
}

/**
 * Scrolls the page by a number of pixels a frame: frames without a tile in the middle of the window, and the longest
 * task.
 */
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

/** The first interaction loads the announcements, which cover the page. */
async function pastAnnouncements({ page }: Phone): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('[aria-modal=true]:visible').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[aria-modal=true]:visible').waitFor({ state: 'detached' })
}

const addresses = { home: homes.ours, list: `${homes.ours}rng`, thousand: `${homes.ours}rng?page=50` }
const frozen = {
  home: await freeze(browser, addresses.home),
  list: await freeze(browser, addresses.list),
  thousand: await freeze(browser, addresses.thousand),
}
const lobbies = [
  ['static', { home: frozen.home.url, list: frozen.list.url, thousand: frozen.thousand.url }],
  ['ours', addresses],
] as const

try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, lobby] of lobbies) {
      const phone = await openPhone(browser)
      await phone.page.goto(lobby.home, { waitUntil: 'networkidle' })
      await phone.page.waitForTimeout(1_000)
      note(`scheme ${name}`, await switchScheme(phone))
      await phone.close()
    }
    for (const [name, lobby] of lobbies) {
      const phone = await openPhone(browser, { slower: 4 })
      await phone.page.goto(lobby.list, { waitUntil: 'networkidle' })
      if (name === 'ours') await pastAnnouncements(phone)
      await phone.page.waitForTimeout(1_500)
      const shown = phone.page.locator('main label:has(input[type=radio])')
      note(`${name} filter`, await phone.press(shown.nth(2)))
      note(`${name} filter taken back`, await phone.press(shown.nth(0)))
      await phone.page.locator('main input[type=search]').focus()
      for (const letter of 'dra') {
        const before = (await phone.seen()).answers.length
        await phone.page.keyboard.press(letter)
        await phone.page.waitForTimeout(200)
        note(`${name} letter`, Math.max(16, ...(await phone.seen()).answers.slice(before)))
      }
      for (const slower of [4, 1]) {
        await phone.session.send('Emulation.setCPUThrottlingRate', { rate: slower })
        await phone.page.goto(lobby.thousand, { waitUntil: 'networkidle' })
        await phone.page.waitForTimeout(1_500)
        const seen = (await phone.page.evaluate(scroll(240))) as Record<string, number>
        for (const [what, value] of Object.entries(seen)) note(`${name} ${what} ${slower}`, value)
      }
      await phone.close()
    }
  }
  console.log(`${rounds} rounds, medians`)
  const plain = figures.get('scheme static') ?? []
  // Both paint the same elements: what static HTML differs by from round to round is no difference between them.
  verdict(
    'scheme switched, CPU (reach: the slowest round of static HTML)',
    figure('scheme ours'),
    Number(Math.max(...plain).toFixed(1)),
    'ms',
    `static HTML ${plain.map((time) => time.toFixed(1)).join(', ')} ms`,
  )
  for (const name of ['filter', 'filter taken back', 'letter']) {
    const floor = figure(`static ${name}`)
    verdict(
      `${name}: next frame, 4 x CPU`,
      figure(`ours ${name}`),
      60,
      'ms',
      `static HTML ${floor.toFixed(1)} ms`,
    )
  }
  const games = `${figure('ours games 1')} games flung, 240 px a frame`
  verdict(`${games}: longest task (0: none of 50)`, figure('ours longest 1'), 50, 'ms')
  console.log(
    `         the same, 4 x CPU: ${figure('ours longest 4').toFixed(0)} ms, static HTML ${figure('static longest 4').toFixed(0)} ms`,
  )
  const blank = figure('ours blank 1') + figure('ours blank 4')
  console.log(
    `${blank === 0 ? 'reached' : 'MISSED '}  blank frames of 240: ${blank}, reach 0; ${figure('ours elements 1')} elements`,
  )
} finally {
  await browser.close()
  for (const { close } of Object.values(frozen)) close()
  await homes.close()
}
