/** From a tap to its next frame, at 4 x CPU slowdown on a phone: the most frequent interactions of the member site. */
import { launchChromium, median } from '../../../tooling/bench.ts'
import { openPhone, startHomes, verdict } from './measuring/home.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const homes = await startHomes()
const browser = await launchChromium()
const figures = new Map<string, number[]>()

const closed = '[aria-modal=true] header button'

/** In the order of a visit; each leaves the page where the next one begins. */
const presses: readonly (readonly [string, string])[] = [
  ['next banner', 'main section button >> nth=2'],
  ['favourite of a visitor: sign-in opens', 'main article button[aria-pressed]'],
  ['sign-in is closed', closed],
  ['register opens', 'header button[aria-haspopup=dialog]:visible >> nth=-1'],
  ['register is closed', closed],
  ['list of languages opens', 'header button[aria-haspopup=menu]:visible'],
  ['language is switched', '[role=menu] [lang=en]'],
  ['side menu opens', 'header button[aria-haspopup=dialog][aria-expanded]'],
  ['side menu is closed', '[role=dialog] button:visible >> nth=0'],
  ['slots by the bottom bar', 'a[href="/rng"]:visible >> nth=-1'],
]

try {
  for (let round = 0; round < rounds; round += 1) {
    const phone = await openPhone(browser, { slower: 4 })
    await phone.page.goto(homes.ours, { waitUntil: 'networkidle' })
    // What is prefetched on intent is loaded, as it is for a visitor who has viewed the page for a moment.
    await phone.page.waitForTimeout(4_000)
    // The first interaction loads the announcements, which cover the page.
    await phone.page.keyboard.press('Shift')
    await phone.page.locator('[aria-modal=true]:visible').waitFor()
    await phone.page.keyboard.press('Escape')
    await phone.page.locator('[aria-modal=true]:visible').waitFor({ state: 'detached' })
    await phone.page.waitForTimeout(1_000)
    for (const [name, selector] of presses) {
      try {
        figures.set(name, [...(figures.get(name) ?? []), await phone.press(selector)])
      } catch (error) {
        console.log(`        ${name}: not pressed (${String(error).split('\n')[0]})`)
        await phone.page.keyboard.press('Escape')
      }
    }
    await phone.close()
  }
  console.log(`${rounds} rounds, medians, 4 x CPU slowdown`)
  for (const [name] of presses) {
    const times = figures.get(name)
    if (times) verdict(name, median(times), 150, 'ms')
    else console.log(`MISSED   ${name}: never pressed`)
  }
} finally {
  await browser.close()
  await homes.close()
}
