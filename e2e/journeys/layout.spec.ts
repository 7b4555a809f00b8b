import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
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
import { accountOf } from '../support/product.ts'
import { complaintsOf, gameIn } from '../support/screens.ts'

const widths = [360, 768, 1440]
const schemes = ['light', 'dark'] as const
const languages = ['en', 'km']

/** Where axe looks; the widths and schemes between differ in nothing that it could find. */
const inspected: Record<string, readonly string[]> = {
  en: ['360 light', '360 dark', '768 light', '1440 dark'],
  km: ['360 dark', '1440 light'],
}

interface Place {
  readonly name: string
  readonly path: string
  /** Waits for what comes late. */
  readonly ready?: (page: Page) => Promise<unknown>
}

const visitorPlaces: Place[] = [
  { name: 'home', path: '/' },
  { name: 'game-list', path: '/rng' },
  { name: 'sign-in', path: '/login', ready: (page) => page.getByRole('dialog').waitFor() },
  {
    name: 'register',
    path: '/register',
    ready: (page) => page.getByRole('dialog').getByRole('checkbox').waitFor(),
  },
]

const memberPlaces: Place[] = [
  { name: 'member-home', path: '/' },
  { name: 'deposit', path: '/member/deposit' },
  { name: 'withdraw', path: '/member/withdraw' },
  { name: 'betting-record', path: '/member/betting-record' },
  { name: 'transactions', path: '/member/transactions' },
  { name: 'security', path: '/member/security' },
  {
    name: 'play',
    path: '/play/1001',
    ready: async (page) => {
      const title = await page.locator('iframe').getAttribute('title')
      await expect(
        gameIn(page, title ?? '')
          .getByRole('status')
          .first(),
      ).not.toBeEmpty()
    },
  },
]

const landing: Place[] = [{ name: 'agent-landing', path: '/agent' }]

const agentPlaces: Place[] = [
  { name: 'overview', path: '/agentHome' },
  { name: 'team', path: '/agentHome/team-members' },
  { name: 'open-account', path: '/agentHome/open-account' },
  { name: 'transfer', path: '/agentHome/transfer?to=vibol2026' },
]

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

/** Goes to each place, in each width and scheme, and collects what is wrong. */
async function look(page: Page, site: Site, language: string, places: readonly Place[]): Promise<string[]> {
  const wrong: string[] = []
  const complaints = complaintsOf(page)
  await page.addInitScript((tag) => localStorage.setItem('baize.locale', tag), language)
  for (const { name, path, ready } of places) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${originOf(site)}${path}`)
    await page.waitForLoadState('networkidle')
    await ready?.(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
      for (const scheme of schemes) {
        const where = `${name} ${width} ${scheme} ${language}`
        await page.emulateMedia({ colorScheme: scheme })
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (wide > 0) wrong.push(`${where}: scrolls sideways by ${wide} px`)
        if (inspected[language]?.includes(`${width} ${scheme}`))
          for (const violation of await violationsOn(page)) wrong.push(`${where}: ${violation}`)
        if (process.env.LOOKS)
          await page.screenshot({ path: `test-results/looks/${where.replaceAll(' ', '-')}.png` })
      }
    }
    for (const complaint of complaints.splice(0)) wrong.push(`${name} ${language}: ${complaint}`)
  }
  return wrong
}

test.describe.configure({ timeout: 180_000 })

for (const language of languages) {
  test(`every screen fits and can be read in ${language}: for a visitor`, async ({ page }) => {
    expect(await look(page, 'member', language, visitorPlaces)).toEqual([])
  })

  test(`every screen fits and can be read in ${language}: for a member`, async ({ page }) => {
    const person: Person = await newMember(page.context())
    await deposit(person, '1234.50')
    for (let round = 0; round < 3; round += 1) await playByCall(person, '1001')
    await enter(page, 'member', person)
    expect(await look(page, 'member', language, memberPlaces)).toEqual([])
  })

  test(`every screen fits and can be read in ${language}: for an agent`, async ({ page }) => {
    expect(await look(page, 'agent', language, landing)).toEqual([])
    const agent = await signedIn(page.context(), 'agent', accountOf('agent'))
    await enter(page, 'agent', agent)
    expect(await look(page, 'agent', language, agentPlaces)).toEqual([])
  })
}
