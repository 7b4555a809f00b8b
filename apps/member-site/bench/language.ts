/**
 * What languages cost on the member home: the messages and fonts of a first visit, and how long a switch takes from
 * the click to the painted page once a language was loaded before, on a CPU that is four times slower.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolders } from '../../../scripts/product.mjs'
import { launchChromium, median } from '../../../tooling/bench.ts'
import { openPhone, startHomes, verdict } from './measuring/home.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const names = { km: 'ខ្មែរ', en: 'English', 'zh-Hans': '简体中文', ar: 'العربية' } as const
const tags = Object.keys(names) as (keyof typeof names)[]

const manifest = JSON.parse(
  readFileSync(join(builtFolders.SITE_MEMBER_DIST, '.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string }>
const catalogues = new Map(
  Object.entries(manifest).flatMap(([source, { file }]) => {
    const [, tag] = /\/([\w-]+)\.po$/.exec(source) ?? []
    return tag ? [[file, tag] as const] : []
  }),
)

/** Clicks a language in the list of the page; returns ms from the click to the painted page in it. */
const press = (from: keyof typeof names, to: keyof typeof names) => `new Promise((done) => {
  const frame = (then) => requestAnimationFrame(then)
  const find = (selector, then) => {
    const found = document.querySelector(selector)
    if (found) then(found)
    else frame(() => find(selector, then))
  }
  find('button[aria-haspopup=menu][aria-label*="${names[from]}"]', (list) => {
    list.click()
    // A user who reads the list: what the last switch loaded has arrived.
    find('[role=menuitemradio][lang="${to}"]', (choice) => setTimeout(() => {
      const began = performance.now()
      const painted = () => document.documentElement.lang === '${to}'
        ? scheduler.postTask(() => done(performance.now() - began), { priority: 'user-blocking' })
        : frame(painted)
      choice.click()
      frame(painted)
    }, 1_500))
  })
})`

const homes = await startHomes()
const browser = await launchChromium()
try {
  for (const tag of tags) {
    const phone = await openPhone(browser, { locale: tag === 'zh-Hans' ? 'zh-CN' : tag })
    const asked = new Set<string>()
    const fonts = new Map<string, number>()
    const reading: Promise<unknown>[] = []
    phone.page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      const spoken = catalogues.get(path.slice(1))
      if (spoken) asked.add(spoken)
      if (path.endsWith('.woff2'))
        reading.push(
          response.body().then((body) => fonts.set(path.split('/').at(-1) ?? path, body.length / 1000)),
        )
    })
    await phone.page.goto(homes.ours, { waitUntil: 'networkidle' })
    await Promise.all(reading)
    const scripts = new Set([...fonts.keys()].map((file) => file.split('-').slice(0, 3).join('-')))
    console.log(
      `${asked.size === 1 && scripts.size <= 1 ? 'reached' : 'MISSED '}  start in ${tag}: words in ${[...asked].join(', ')}; letters: ${[...fonts].map(([file, kilobytes]) => `${file} ${kilobytes.toFixed(1)} kB`).join(', ') || "the device's own"}`,
    )
    await phone.close()
  }

  const phone = await openPhone(browser, { locale: 'km-KH' })
  await phone.page.goto(homes.ours, { waitUntil: 'networkidle' })
  // The first interaction loads the announcements, which cover the list of languages.
  await phone.page.keyboard.press('Shift')
  await phone.page.locator('[aria-modal=true]:visible').waitFor()
  await phone.page.keyboard.press('Escape')
  await phone.page.locator('[aria-modal=true]:visible').waitFor({ state: 'detached' })
  const circle = [...tags.slice(1), 'km' as const]
  let from: keyof typeof names = 'km'
  const spent = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const to of circle) {
      const time = (await phone.page.evaluate(press(from, to))) as number
      // The first round loads the messages.
      if (round > 0) spent.set(to, [...(spent.get(to) ?? []), time])
      from = to
    }
    if (round === 0) await phone.session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  for (const [to, times] of spent)
    verdict(
      `switch to ${to}, painted, 4 x CPU`,
      median(times),
      150,
      'ms',
      `at most ${Math.max(...times).toFixed(0)} ms`,
    )
  await phone.close()
} finally {
  await browser.close()
  await homes.close()
}
