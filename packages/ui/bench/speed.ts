/**
 * How fast the components are, as ratios against the same pages written by hand, in the same run: mounting 200 game
 * tiles, switching scheme and brand, opening a dialog. Runs are interleaved; medians are printed. CPU is the main
 * thread's task time; wall is from the click to the painted frame.
 */
import { readFileSync } from 'node:fs'
import { type Bench, launchChromium, median, openPage, servePages } from '../../../bench.shared.ts'
import { buildPages } from './pages.ts'

const rounds = Number(process.env.ROUNDS ?? 9)

/** Mounts the page's content and waits until it is painted. */
async function mount(page: Bench): Promise<number> {
  const spent = await page.cpu(() => page.evaluate('window.mount()'))
  // What is made ready while the page rests is ready.
  await page.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 100)))')
  return spent
}

async function switchScheme(page: Bench): Promise<number> {
  const spent: number[] = []
  for (const scheme of ['dark', 'light', 'dark', 'light'])
    spent.push(await page.cpu(() => page.evaluate(`document.documentElement.dataset.scheme = '${scheme}'`)))
  return median(spent)
}

/** Another brand and back, as often as the scheme: the text of one style element, as the studio and a deployment write it. */
async function switchBrand(page: Bench, own: string, other: string): Promise<number> {
  await page.evaluate(`window.brands = ${JSON.stringify([other, own])}
    window.brandStyle = document.querySelector('#baize-brand') ?? document.head.appendChild(document.createElement('style'))
    window.brandStyle.textContent = window.brands[1]`)
  const spent: number[] = []
  for (const which of [0, 1, 0, 1])
    spent.push(await page.cpu(() => page.evaluate(`window.brandStyle.textContent = window.brands[${which}]`)))
  return median(spent)
}

/** A brand by hand in which all colours are others, as they are in `otherColours` of ours. */
const otherColoursByHand = (css: string) =>
  css.replace(/#[0-9a-f]+|rgb\([^/]+/g, (color) =>
    color.startsWith('#')
      ? color.replace(/[0-9a-f]/g, (digit) => (Number.parseInt(digit, 16) ^ 1).toString(16))
      : color.replace(/\d+/g, (channel) => String(Number(channel) ^ 1)),
  )

/** A brand of ours with another chroma in all colours. */
const otherColours = (css: string) =>
  css.replace(
    /oklch\(([\d.]+) ([\d.]+)/g,
    (_, light, chroma) => `oklch(${light} ${Number(chroma) / 2 + 0.001}`,
  )

interface Opening {
  first: number
  again: number
  firstCpu: number
  againCpu: number
}

async function openDialog(page: Bench): Promise<Opening> {
  const first = await page.opened()
  await page.closed()
  const again = await page.opened()
  await page.closed()
  return { first: first.wall, firstCpu: first.cpu, again: again.wall, againCpu: again.cpu }
}

interface Scrolling {
  /** Script time of a frame, in ms. */
  script: number
  most: number
  least: number
}

/** Scrolls through ten thousand tiles, so many pixels a frame. */
async function scroll(page: Bench, step: number): Promise<Scrolling> {
  const frames = 120
  const before = await page.scripting()
  const counts = (await page.evaluate(`new Promise((done) => {
    const list = window.scroller()
    const counts = []
    const step = () => {
      list.scrollTop += ${step}
      counts.push(document.querySelectorAll('*').length)
      if (counts.length < ${frames}) requestAnimationFrame(step)
      else setTimeout(() => done(counts))
    }
    requestAnimationFrame(step)
  })`)) as number[]
  const script = ((await page.scripting()) - before) / frames
  return { script, most: Math.max(...counts), least: Math.min(...counts) }
}

const folder = await buildPages()
const server = await servePages(folder)
const browser = await launchChromium()
const handBrand = readFileSync(new URL('pages/hand.css', import.meta.url), 'utf8').split('*,')[0] ?? ''
const ourBrand = readFileSync(`${folder}/brand.css`, 'utf8')

const figures = new Map<string, number[]>()
const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value])
let renders = 0
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 ? ['ours', 'hand'] : ['hand', 'ours']) {
      const page = await openPage(browser, `${server.origin}/${name}.html`, {
        ticks: 'thread',
        motion: 'no-preference',
      })
      note(`mount ${name}`, await mount(page))
      const before = await page.commits()
      note(`scheme ${name}`, await switchScheme(page))
      note(
        `brand ${name}`,
        await (name === 'ours'
          ? switchBrand(page, ourBrand, otherColours(ourBrand))
          : switchBrand(page, handBrand, otherColoursByHand(handBrand))),
      )
      if (name === 'ours') renders += (await page.commits()) - before
      await page.close()
    }
    for (const name of round % 2 ? ['ours', 'static'] : ['static', 'ours']) {
      const page = await openPage(browser, `${server.origin}/${name}.html`, { slower: 4 })
      await mount(page)
      const { first, again, firstCpu, againCpu } = await openDialog(page)
      note(`dialog ${name}`, first)
      note(`dialog again ${name}`, again)
      note(`dialog CPU ${name}`, firstCpu)
      note(`dialog again CPU ${name}`, againCpu)
      await page.close()
    }
    const page = await openPage(browser, `${server.origin}/many.html`, { slower: 4 })
    await mount(page)
    note('scroll', (await scroll(page, 60)).script)
    const { script, most, least } = await scroll(page, 240)
    note('fling', script)
    note('most elements', most)
    note('least elements', least)
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}

function line(words: string, what: string, floor: string, reach: number): void {
  const [ours, hand] = [
    median(figures.get(`${what} ours`) ?? []),
    median(figures.get(`${what} ${floor}`) ?? []),
  ]
  const ratio = ours / hand
  console.log(
    `${ratio <= reach ? 'reached' : 'MISSED '}  ${words.padEnd(52)} ${ours.toFixed(1).padStart(7)} ms, by hand ${hand.toFixed(1).padStart(7)} ms: ${ratio.toFixed(2)} x, reach ${reach} x`,
  )
}

console.log(`${rounds} rounds, medians`)
line('200 tiles mounted, CPU (React by hand)', 'mount', 'hand', 1.3)
line('scheme switched, CPU', 'scheme', 'hand', 1)
line('brand switched, CPU', 'brand', 'hand', 1)
console.log(
  `${renders === 0 ? 'reached' : 'MISSED '}  React commits while scheme and brand were switched: ${renders}, reach 0`,
)
line('dialog opened at 4 x CPU, wall (static HTML)', 'dialog', 'static', 1.5)
line('dialog opened again at 4 x CPU, wall', 'dialog again', 'static', 1.1)
// With what follows the frame that shows it: everything behind it becomes inert.
console.log(
  `         the whole of its CPU, for information: ${['dialog CPU', 'dialog again CPU']
    .map(
      (what) =>
        `${median(figures.get(`${what} ours`) ?? []).toFixed(1)} ms, by hand ${median(figures.get(`${what} static`) ?? []).toFixed(1)} ms`,
    )
    .join('; again ')}`,
)
const script = median(figures.get('scroll') ?? [])
const elements = (which: string) => median(figures.get(`${which} elements`) ?? [])
console.log(
  `${script < 4 ? 'reached' : 'MISSED '}  10,000 tiles scrolled at 4 x CPU, 60 px a frame: ${script.toFixed(2)} ms of script a frame, reach under 4; flung, 240 px: ${median(figures.get('fling') ?? []).toFixed(2)} ms; ${elements('least')} to ${elements('most')} elements in the page`,
)
