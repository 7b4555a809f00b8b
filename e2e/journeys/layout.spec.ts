import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { sourceMessages } from '../../tooling/catalogues/languages.ts'
import { contractPlaces } from '../support/contractPlaces.ts'
import {
  deposit,
  enter,
  newMember,
  originOf,
  type Person,
  playByCall,
  type Site,
  signedIn,
} from '../support/people.ts'
import { plainEnglish, sentTo } from '../support/plainEnglish.ts'
import { accountOf } from '../support/product.ts'
import { offerPseudo, pseudoTags } from '../support/pseudo.ts'
import { complaintsOf } from '../support/screens.ts'
import { lookAt, speak } from '../support/sweep.ts'
import {
  agentPlaces,
  landing,
  memberPlaces,
  moreMemberPlaces,
  type Place,
  visitorPlaces,
} from '../support/visitedScreens.ts'

/*
 * Each screen is opened once, in English. Axe looks at it on a phone in light, nightly on a desk in dark too; then the page
 * switches through the languages by its own list, without loading anything anew, and is measured on both sizes, for an
 * agent on a tablet too.
 */
/** The bar of scrolling, which takes its width beside a page; on a phone it lies upon it. */
const bar = 15
const phone = { width: 360 + bar, height: 740 }
/** WCAG 2.2, 1.4.10: where a desktop of 1280 px is zoomed to 400 %, and the narrowest phones. */
const narrow = { width: 320 + bar, height: 640 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1280, height: 900 }
/**
 * Where every word has to fit: the longest words on every size, the tallest letters on a phone and the narrowest one, and
 * from right to left on a desk. `LAYOUT=full` (nightly) looks at every language on every size.
 */
const isFull = process.env.LAYOUT === 'full'
type Sizes = readonly { readonly width: number; readonly height: number }[]
/** The agent site has full tables, which on a tablet are tables still. */
const sizesOf: Readonly<Record<Site, Sizes>> = { member: [desk, phone], agent: [desk, tablet, phone] }
const looksOf = (site: Site): readonly (readonly [string, Sizes])[] =>
  isFull
    ? ['en', 'km', 'zh-Hans', 'ar', ...Object.values(pseudoTags)].map((language) => [language, sizesOf[site]])
    : [
        [pseudoTags.pseudo, sizesOf[site]],
        ['km', [phone, narrow]],
        ['ar', [desk]],
      ]

const keys = new Set(sourceMessages(join(import.meta.dirname, '../..')).keys())

async function violationsOn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  // Otherwise each look opens a page more, which joins what was found in several frames.
  if ((await page.locator('iframe').count()) === 0) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

/** What axe finds on the screen that is open; nightly in both schemes, and in Khmer once more where that may differ. */
async function inspect(page: Page, { inKhmer }: Place): Promise<string[]> {
  const wrong: string[] = []
  const looks = [
    { scheme: 'light', size: phone },
    { scheme: 'dark', size: desk },
  ] as const
  for (const { scheme, size } of isFull ? looks : looks.slice(0, 1)) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize(size)
    for (const violation of await violationsOn(page)) wrong.push(`${size.width} ${scheme} en: ${violation}`)
  }
  if (!isFull || !inKhmer) return wrong
  await speak(page, 'km')
  for (const violation of await violationsOn(page)) wrong.push(`${desk.width} dark km: ${violation}`)
  return wrong
}

/** Opens the screen that is open once more, in another language. */
async function reopen(page: Page, { ready }: Place, language: string): Promise<void> {
  await page.evaluate((tag) => sessionStorage.setItem('swept', tag), language)
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(() => sessionStorage.removeItem('swept'))
  await ready?.(page)
}

/** What does not fit, or is not said, in any language and width of the screen that is open. */
async function sweep(
  page: Page,
  place: Place,
  looks: ReturnType<typeof looksOf>,
  sent: () => Promise<readonly string[]>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const [language, sizes] of looks) {
    await page.setViewportSize(desk)
    if (place.withoutList) await reopen(page, place, language)
    else await speak(page, language)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const where = `${size.width} ${language}`
      const see = async () => {
        const { faults, said } = await lookAt(page)
        const english = language === pseudoTags.pseudo ? plainEnglish(said, await sent()) : []
        return { faults, said, english }
      }
      let seen = await see()
      // A part that came during the switch loads its messages after it.
      if (seen.english.length > 0) {
        await page.waitForTimeout(1_000)
        seen = await see()
      }
      for (const fault of seen.faults) wrong.push(`${where}: ${fault}`)
      for (const key of seen.said.filter((text) => keys.has(text)))
        wrong.push(`${where}: shows the key ${key}`)
      for (const text of seen.english) wrong.push(`${where}: in no catalogue: ${text}`)
      if (process.env.LOOKS)
        await page.screenshot({ path: `test-results/looks/${place.name}-${size.width}-${language}.png` })
    }
  }
  return wrong
}

/** Navigates to each route and collects what is wrong. */
async function look(page: Page, site: Site, places: readonly Place[]): Promise<string[]> {
  const wrong: string[] = []
  const complaints = complaintsOf(page)
  // No form was filled in: none may stop the next navigation.
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.type()} ${dialog.message()}`)
    return dialog.accept()
  })
  const sent = sentTo(page)
  await offerPseudo(page, site)
  await page.addInitScript(() =>
    localStorage.setItem('baize.locale', sessionStorage.getItem('swept') ?? 'en'),
  )
  for (const place of places.filter(({ name }) => name.includes(process.env.PLACE ?? ''))) {
    await page.setViewportSize(desk)
    await page.goto(`${originOf(site)}${place.path}`)
    await page.waitForLoadState('networkidle')
    await place.ready?.(page)
    const found = [...(await inspect(page, place)), ...(await sweep(page, place, looksOf(site), sent))]
    wrong.push(...[...found, ...complaints.splice(0)].map((fault) => `${place.name} ${fault}`))
  }
  return wrong
}

// Each for itself: one after another they were the last that a run waited for.
test.describe.configure({ timeout: 600_000, mode: 'parallel' })
// A trace would hold each of some four hundred pages, and take longer than the looking.
// Elsewhere than the brand an agent sees two clocks.
test.use({ trace: 'off', timezoneId: 'America/St_Johns' })
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test('every screen fits and can be read in every language: for a visitor', async ({ page }) => {
  expect(await look(page, 'member', visitorPlaces)).toEqual([])
})

/** Two tests, which two workers look at side by side. */
const half = Math.ceil(moreMemberPlaces.length / 2)

for (const [whose, places] of [
  ['for a member', memberPlaces],
  ['for a member further in', moreMemberPlaces.slice(0, half)],
  ['for a member furthest in', moreMemberPlaces.slice(half)],
] as const) {
  test(`every screen fits and can be read in every language: ${whose}`, async ({ page }) => {
    const person: Person = await newMember(page.context())
    await deposit(person, '1234.50')
    for (let round = 0; round < 3; round += 1) await playByCall(person, '1001')
    await enter(page, 'member', person)
    expect(await look(page, 'member', places)).toEqual([])
  })
}

test('every screen fits and can be read in every language: for an agent', async ({ page }) => {
  expect(await look(page, 'agent', landing)).toEqual([])
  const agent = await signedIn(page.context(), 'agent', accountOf('agent'))
  await enter(page, 'agent', agent)
  expect(await look(page, 'agent', agentPlaces)).toEqual([])
})

test('every screen fits and can be read in every language: for the two sides of a contract', async ({
  browser,
}) => {
  const wrong: string[] = []
  for (const { side, place } of await contractPlaces(browser)) {
    wrong.push(...(await look(side.page, 'agent', [place])))
    await side.page.context().close()
  }
  expect(wrong).toEqual([])
})
