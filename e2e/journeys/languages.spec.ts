import { expect, type Page, test } from '@playwright/test'
import { contractPlaces } from '../support/contractPlaces.ts'
import { offerLanguages } from '../support/offered.ts'
import { deposit, enter, newMember, originOf, playByCall, type Site, signedIn } from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { complaintsOf } from '../support/screens.ts'
import { lookAt, speak } from '../support/sweep.ts'
import { agentPlaces, landing, memberPlaces, type Place, visitorPlaces } from '../support/visitedScreens.ts'

/*
 * Twenty-two screens in languages that have one file for all packages, with their own words and fonts, on a phone and a
 * desk: none scrolls sideways, none cuts or breaks a word. Every run takes four of them, the nightly one the twelve
 * that are longest, tallest or densest; `LANGUAGES=vi,tr` names others.
 */
const four = ['ta', 'my', 'ur', 'ja']
const twelve = [...four, 'ms', 'ru', 'km', 'ko', 'th', 'lo', 'ml', 'fr']
const tags = process.env.LANGUAGES?.split(',') ?? (process.env.LAYOUT === 'full' ? twelve : four)
const sizes = [
  { width: 1440, height: 900 },
  { width: 360 + 15, height: 740 },
] as const

const named = (places: readonly Place[], ...names: readonly string[]) =>
  places.filter(({ name }) => names.includes(name))

async function look(page: Page, site: Site, places: readonly Place[]): Promise<string[]> {
  const wrong: string[] = []
  const complaints = complaintsOf(page)
  await offerLanguages(page, site, tags)
  await page.addInitScript(() => localStorage.setItem('baize.locale', 'en'))
  for (const place of places.filter(({ name }) => name.includes(process.env.PLACE ?? ''))) {
    await page.setViewportSize(sizes[0])
    await page.goto(`${originOf(site)}${place.path}`)
    await page.waitForLoadState('networkidle')
    await place.ready?.(page)
    for (const tag of tags) {
      await page.setViewportSize(sizes[0])
      await speak(page, tag)
      for (const size of sizes) {
        await page.setViewportSize(size)
        const { faults } = await lookAt(page, { wholeWords: true })
        wrong.push(...faults.map((fault) => `${place.name} ${size.width} ${tag}: ${fault}`))
        if (process.env.LOOKS)
          await page.screenshot({ path: `test-results/looks/${place.name}-${size.width}-${tag}.png` })
      }
    }
    wrong.push(...complaints.splice(0).map((complaint) => `${place.name} ${complaint}`))
  }
  return wrong
}

test.describe.configure({ timeout: 900_000, mode: 'parallel' })
test.use({
  trace: 'off',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test('partially translated locales fit: for a visitor', async ({ page }) => {
  const places = named(visitorPlaces, 'home', 'promotions', 'sign-in', 'register', 'popup-forgotPassword')
  expect(await look(page, 'member', places)).toEqual([])
})

test('partially translated locales fit: for a member', async ({ page }) => {
  const member = await newMember(page.context())
  await deposit(member, '1234.50')
  for (let round = 0; round < 3; round += 1) await playByCall(member, '1001')
  await enter(page, 'member', member)
  const places = named(
    memberPlaces,
    ...['deposit', 'withdraw', 'betting-record', 'transactions', 'security', 'rewards', 'limits', 'messages'],
  )
  expect(await look(page, 'member', places)).toEqual([])
})

test('partially translated locales fit: for an agent', async ({ page }) => {
  expect(await look(page, 'agent', landing)).toEqual([])
  const agent = await signedIn(page.context(), 'agent', accountOf('agent'))
  await enter(page, 'agent', agent)
  const places = named(
    agentPlaces,
    ...['today', 'overview', 'team', 'open-account', 'forecast', 'team-account-details'],
  )
  expect(await look(page, 'agent', places)).toEqual([])
})

test('partially translated locales fit: for the two sides of a contract', async ({ browser }) => {
  const wrong: string[] = []
  for (const { side, place } of await contractPlaces(browser)) {
    wrong.push(...(await look(side.page, 'agent', [place])))
    await side.page.context().close()
  }
  expect(wrong).toEqual([])
})
