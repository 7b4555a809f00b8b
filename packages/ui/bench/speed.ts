/**
 * How fast the components are, as ratios against the same pages written by hand with plain CSS, in the same
 * run: mounting 200 game tiles, switching scheme and brand, opening a dialog. Runs are interleaved; medians are
 * printed. CPU is the main thread's task time; wall is from the click to the painted frame.
 */
import { readFileSync } from 'node:fs'
import { launchChromium, openPage, servePages } from '../../../tooling/bench.ts'
import {
  look,
  mount,
  openDialog,
  otherColours,
  otherColoursByHand,
  partsOfTile,
  scroll,
  switchBrand,
  switchScheme,
} from './measures.ts'
import { buildPages } from './pages.ts'
import { type Figures, report } from './report.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const handBrand = readFileSync(new URL('pages/hand.css', import.meta.url), 'utf8').split('*,')[0] ?? ''
const browser = await launchChromium()

async function measure(): Promise<Figures> {
  const folder = await buildPages()
  const server = await servePages(folder)
  const ourBrand = readFileSync(`${folder}/brand.css`, 'utf8')
  const spent = new Map<string, number[]>()
  const note = (name: string, value: number) => spent.set(name, [...(spent.get(name) ?? []), value])
  let renders = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of round % 2 ? ['ours', 'hand'] : ['hand', 'ours']) {
        const page = await openPage(browser, `${server.origin}/${name}.html`, {
          ticks: 'thread',
          motion: 'no-preference',
        })
        note(`mount ${name}`, await mount(page))
        note(`parts ${name}`, await partsOfTile(page))
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
      const seen = await look(page, 60)
      note('blank', seen.blank)
      note('longest task', seen.longest)
      note('blank in a fling', (await look(page, 240)).blank)
      await page.close()
    }
  } finally {
    await server.close()
  }
  return { spent, renders }
}

try {
  console.log(`${rounds} rounds, medians`)
  report(await measure())
} finally {
  await browser.close()
}
