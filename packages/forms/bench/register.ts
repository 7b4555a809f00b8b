/**
 * The register form in a browser, as ratios against floors in the same run: cold mount of 24 fields, one key, and what
 * React renders for it. All contenders draw the same 24 components of @baize/ui with the same labels, hints, keyboards
 * and errors, which is compared first; the floors hold them in English only, ours in three languages. Real keys, the
 * main thread's CPU time by the browser's own account, contenders alternating, medians. ROUNDS says how many.
 */
import { type Bench, launchChromium, median, openPage, servePages } from '../../../tooling/bench.ts'
import { buildPages } from './browser/build.ts'
import { failSubmit, fieldsSeen, keyTime, typed, typeInto } from './browser/fill.ts'
import { keyBlocks } from './browser/hostile.ts'
import { type Renders, rendersOf } from './browser/renders.ts'

const rounds = Number(process.env.ROUNDS ?? 11)
const contenders = {
  ours: 'ours',
  hand: 'React by hand, whole accessible pattern',
  tuned: 'react-hook-form, tuned by hand',
  whole: 'the same with summary and title',
  zod: 'react-hook-form and zod, as documented',
  plain: 'tuned, over bare inputs (for information)',
} as const
type Contender = keyof typeof contenders
const names = Object.keys(contenders) as Contender[]

const figures = new Map<string, number[]>()
const note = (what: string, name: Contender, value: number) =>
  figures.set(`${what} ${name}`, [...(figures.get(`${what} ${name}`) ?? []), value])
const figure = (what: string, name: Contender) => median(figures.get(`${what} ${name}`) ?? [])

const browser = await launchChromium()

async function opened(origin: string, name: Contender | 'hostile'): Promise<Bench> {
  return openPage(browser, `${origin}/page.html#${name}`, { ticks: 'thread' })
}

/** Refuses to compare forms that do not show the same. */
async function compareFields(origin: string): Promise<void> {
  const seen = new Map<Contender, string[]>()
  for (const name of names) {
    const page = await opened(origin, name)
    await page.cpu(() => page.evaluate('window.mount()'))
    const empty = await fieldsSeen(page)
    await failSubmit(page)
    await typeInto(page, 'username', 'ab')
    seen.set(name, [...empty, ...(await fieldsSeen(page))])
    await page.close()
  }
  const ours = seen.get('ours') ?? []
  for (const name of names.filter((each) => each !== 'ours' && each !== 'plain')) {
    const theirs = seen.get(name) ?? []
    const at = ours.findIndex((line, index) => line !== theirs[index])
    if (at >= 0 || ours.length !== theirs.length)
      throw new Error(`"${name}" shows another form than ours:\n${ours[at]}\n${theirs[at]}`)
  }
  console.log(`${ours.length / 2} fields, the same in all: labels, hints, kinds, required, errors`)
}

/** What one key renders, before and after a refused submit, with the names of components. */
async function countRenders(origin: string): Promise<Map<Contender, [before: Renders, after: Renders]>> {
  const counted = new Map<Contender, [Renders, Renders]>()
  for (const name of names) {
    const page = await opened(origin, name)
    await page.cpu(() => page.evaluate('window.mount()'))
    await typeInto(page, 'username', 'a')
    const before = await rendersOf(page, () => typeInto(page, 'username'))
    await failSubmit(page)
    const after = await rendersOf(page, () => typeInto(page, 'username'))
    counted.set(name, [before, after])
    await page.close()
  }
  return counted
}

async function measure(origin: string): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 ? [...names].reverse() : names) {
      const page = await opened(origin, name)
      note('mount', name, await page.cpu(() => page.evaluate('window.mount()')))
      note('first keys', name, await keyTime(page))
      await failSubmit(page)
      note('keys', name, await keyTime(page))
      await page.close()
    }
  }
}

/** The same long and strange texts in ours over hostile rules, and in the floor over harmless ones. */
async function blocksOf(origin: string): Promise<{ ours: number[]; floor: number[] }> {
  const blocks = { ours: [] as number[], floor: [] as number[] }
  for (let round = 0; round < 3; round += 1) {
    for (const [name, spent] of [
      ['hostile', blocks.ours],
      ['tuned', blocks.floor],
    ] as const) {
      const page = await opened(origin, name)
      await page.cpu(() => page.evaluate('window.mount()'))
      spent.push(...(await keyBlocks(page)))
      await page.close()
    }
  }
  return blocks
}

const built = await buildPages()
const named = await buildPages({ minify: false })
const [server, namedServer] = [await servePages(built), await servePages(named)]
let renders: Map<Contender, [Renders, Renders]>
let blocks: Awaited<ReturnType<typeof blocksOf>>
try {
  await compareFields(server.origin)
  renders = await countRenders(namedServer.origin)
  blocks = await blocksOf(server.origin)
  await measure(server.origin)
} finally {
  await browser.close()
  await Promise.all([server.close(), namedServer.close()])
}

console.log(`\n${rounds} rounds, medians; script ms a key of ${typed.length} real keys in the user name`)
console.log(`${' '.repeat(44)} mount ms    x  first key    x  key (failing)    x`)
for (const name of names) {
  const cells = [
    ['mount', 8, 1],
    ['first keys', 10, 3],
    ['keys', 14, 3],
  ] as const
  const line = cells.map(([what, width, digits]) => {
    const own = figure(what, name)
    return `${own.toFixed(digits).padStart(width)} ${(own / figure(what, 'tuned')).toFixed(2).padStart(4)}`
  })
  console.log(`${contenders[name].padEnd(44)} ${line.join(' ')}`)
}

const perKey = (count: number) => (count / typed.length).toFixed(2)
const componentsOf = ({ components }: Renders) =>
  Object.values(components).reduce((sum, count) => sum + count, 0)
console.log('\nRendered a key: commits / components / elements, before a submit and after a refused one')
for (const name of names) {
  const line = renders
    .get(name)
    ?.map((one) => [one.commits, componentsOf(one), one.elements].map(perKey).join(' / '))
  console.log(`${contenders[name].padEnd(44)} ${line?.join('    ')}`)
}
const [before, after] = renders.get('ours') ?? []
const floor = renders.get('tuned')?.[1]
if (!before || !after || !floor) throw new Error('Nothing was counted.')
console.log(
  `ours, rendered again while ${typed.length} keys were typed: ${Object.entries(after.components)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`,
)

const reached = (holds: boolean, words: string) => console.log(`${holds ? 'reached' : 'MISSED '}  ${words}`)
console.log('')
for (const [what, reach, words] of [
  ['mount', 1.2, 'cold mount of 24 fields, CPU'],
  ['first keys', 1.15, 'one key before a submit, script'],
  ['keys', 1.4, 'one key after a refused submit, script'],
] as const) {
  const ratio = figure(what, 'ours') / figure(what, 'tuned')
  reached(
    ratio <= reach,
    `${words}: ${figure(what, 'ours').toFixed(2)} ms, react-hook-form tuned by hand ${figure(what, 'tuned').toFixed(2)} ms: ${ratio.toFixed(2)} x, reach ${reach} x`,
  )
}
const alike = figure('keys', 'ours') / figure('keys', 'whole')
console.log(
  `         beside the floor that shows a summary and a title as ours does (${figure('keys', 'whole').toFixed(2)} ms): ${alike.toFixed(2)} x`,
)
reached(
  before.commits === 0 && after.commits <= floor.commits,
  `React commits for ${typed.length} keys: ${before.commits} before a submit, ${after.commits} after a refused one, in which the error changed ${floor.commits} times (reach: as often)`,
)
const worst = (spent: readonly number[]) => Math.max(...spent)
const share = (spent: readonly number[]) =>
  `median ${median(spent).toFixed(2)} ms, worst ${worst(spent).toFixed(1)} ms`
reached(
  median(blocks.ours) - median(blocks.floor) <= 5 && worst(blocks.ours) - worst(blocks.floor) <= 5,
  `a key under hostile rules, 1,900 characters in the field: ${share(blocks.ours)}; the floor under harmless rules: ${share(blocks.floor)}; reach: at most 5 ms more`,
)
