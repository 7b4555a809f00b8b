/** What the bench of the components does on a page, and what it costs. */
import { type Bench, median } from '../../../tooling/bench.ts'

/** Mounts the page's content and waits until it is painted. */
export async function mount(page: Bench): Promise<number> {
  const spent = await page.cpu(() => page.evaluate('window.mount()'))
  // What is made ready while the page rests is ready.
  await page.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 100)))')
  return spent
}

export async function switchScheme(page: Bench): Promise<number> {
  const spent: number[] = []
  for (const scheme of ['dark', 'light', 'dark', 'light'])
    spent.push(await page.cpu(() => page.evaluate(`document.documentElement.dataset.scheme = '${scheme}'`)))
  return median(spent)
}

/** Another brand and back, as often as the scheme: the text of one style element, as the studio and a deployment write it. */
export async function switchBrand(page: Bench, own: string, other: string): Promise<number> {
  await page.evaluate(`window.brands = ${JSON.stringify([other, own])}
    window.brandStyle = document.querySelector('#baize-brand') ?? document.head.appendChild(document.createElement('style'))
    window.brandStyle.textContent = window.brands[1]`)
  const spent: number[] = []
  for (const which of [0, 1, 0, 1])
    spent.push(await page.cpu(() => page.evaluate(`window.brandStyle.textContent = window.brands[${which}]`)))
  return median(spent)
}

/** A brand by hand in which all colours are others, as they are in `otherColours` of ours. */
export const otherColoursByHand = (css: string) =>
  css.replace(/#[0-9a-f]+|rgb\([^/]+/g, (color) =>
    color.startsWith('#')
      ? color.replace(/[0-9a-f]/g, (digit) => (Number.parseInt(digit, 16) ^ 1).toString(16))
      : color.replace(/\d+/g, (channel) => String(Number(channel) ^ 1)),
  )

/** A brand of ours with another chroma in all colours. */
export const otherColours = (css: string) =>
  css.replace(
    /oklch\(([\d.]+) ([\d.]+)/g,
    (_, light, chroma) => `oklch(${light} ${Number(chroma) / 2 + 0.001}`,
  )

export interface Opening {
  first: number
  again: number
  firstCpu: number
  againCpu: number
}

export async function openDialog(page: Bench): Promise<Opening> {
  const first = await page.opened()
  await page.closed()
  const again = await page.opened()
  await page.closed()
  return { first: first.wall, firstCpu: first.cpu, again: again.wall, againCpu: again.cpu }
}

export interface Scrolling {
  /** Script time of a frame, in ms. */
  script: number
  most: number
  least: number
}

/** Scrolls through ten thousand tiles, so many pixels a frame. */
export async function scroll(page: Bench, step: number): Promise<Scrolling> {
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

/** Most parts that a tile is made of, components and elements, counted as React's fibers. */
export async function partsOfTile(page: Bench): Promise<number> {
  return (await page.evaluate(`(() => {
    const key = (element) => Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    const ofReact = (fiber) => fiber ? 1 + ofReact(fiber.child) + ofReact(fiber.sibling) : 0
    const tiles = [...document.querySelectorAll('#root li')]
    return Math.max(...tiles.map((tile) => ofReact(tile[key(tile)].child)))
  })()`)) as number
}

/**
 * Scrolls as `scroll` does and looks at each frame that was painted: how many had no tile somewhere down the middle of the
 * list, and the longest task.
 */
export async function look(page: Bench, step: number): Promise<{ blank: number; longest: number }> {
  return (await page.evaluate(`new Promise((done) => {
    const list = window.scroller()
    const { left, top, width, height } = list.getBoundingClientRect()
    let blank = 0
    let longest = 0
    let frames = 0
    const watch = new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) longest = Math.max(longest, duration)
    })
    watch.observe({ type: 'longtask' })
    const painted = () => {
      const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + height * share)
      // The place of a tile: the space below a row's shorter tiles is no hole.
      const tile = (x, y) => document.elementFromPoint(x, y)?.closest('[role=listitem]')
      // Between two tiles there is a gap: a hand's breadth on, there is none.
      const near = (y) => [0, 24].some((on) => [0, 24].some((down) => tile(left + width / 2 + on, y + down)))
      if (!places.every(near)) blank += 1
    }
    const go = () => {
      list.scrollTop += ${step}
      frames += 1
      setTimeout(painted)
      if (frames < 120) requestAnimationFrame(go)
      else setTimeout(() => { watch.disconnect(); done({ blank, longest }) }, 100)
    }
    requestAnimationFrame(go)
  })`)) as { blank: number; longest: number }
}
