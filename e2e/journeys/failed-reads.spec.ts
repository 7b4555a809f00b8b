import {
  eventTicket,
  exchangeSessionCode,
  launchGame,
  permission,
  sessionCode,
  sessions,
} from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { wordsIn } from '../support/catalogues.ts'
import { type Failure, fail } from '../support/failures.ts'
import {
  callerOf,
  deposit,
  enter,
  memberWithMoney,
  newMember,
  originOf,
  type Site,
  signedIn,
} from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { expectBalance, field, headerBalance, openMember } from '../support/screens.ts'
import { unhandledOn } from '../support/surviving.ts'

test('without a connection: what could not be read is read when it is back, without a click', async ({
  page,
  context,
}) => {
  await memberWithMoney(page, '30.00')
  await openMember(page, '/member/rewards')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Claim', exact: true }).first()).toBeVisible()
  await context.setOffline(true)
  await main.getByRole('tab', { name: 'Claimed' }).click()
  await expect(main.getByRole('alert').filter({ hasText: 'Connection failed' })).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByText('Nothing claimed yet')).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
})

/** What a page cannot do without: the site itself, and a game. */
const reads: readonly { path: string; call: typeof permission | typeof launchGame; failure: Failure }[] = [
  { path: '/hot', call: permission, failure: 'html' },
  { path: '/play/1001', call: launchGame, failure: '500' },
]

for (const { path, call, failure } of reads) {
  test(`a page at ${path} whose ${call.id} fails says so, and is there by trying again`, async ({ page }) => {
    const unhandled = unhandledOn(page)
    await memberWithMoney(page, '30.00')
    const end = await fail(page, call, failure)
    await openMember(page, path)
    const alert = page.getByRole('alert').filter({ hasText: /Something went wrong/ })
    await expect(alert).toBeVisible()
    await end()
    await alert.getByRole('button', { name: 'Try again' }).click()
    const there =
      call.id === permission.id ? headerBalance(page) : page.locator('iframe[title="Emerald Reels"]')
    await expect(there).toBeVisible()
    expect(unhandled).toEqual([])
  })
}

test('a link that signs in fails: that is said, the code is out of the address, and the next link works', async ({
  page,
}) => {
  const unhandled = unhandledOn(page)
  const person = await newMember(page.context())
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' })
  const open = async () => {
    const { code } = await person.client.call(sessionCode, {})
    await openMember(page, `/m/appDownload?token=${code}`)
    await expect(page.getByRole('heading', { name: 'App download', level: 1 })).toBeVisible()
    await expect(signIn).toBeVisible()
    await expect(page).not.toHaveURL(/token=/)
  }
  const end = await fail(page, exchangeSessionCode, '500')
  await open()
  await expect(page.getByText('Something went wrong on our side').last()).toBeVisible()
  await end()
  const letGo = await fail(page, exchangeSessionCode, 'slow')
  await open()
  await letGo()
  await expect(headerBalance(page)).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const { client } = callerOf(page.context(), 'member', token ?? '')
  // The link was opened in the browser that had requested it: it joined its session.
  expect((await client.call(sessions, {})).sessions).toHaveLength(1)
  expect(unhandled).toEqual([])
})

test('live events whose ticket fails are requested again after a while, and the page is whole meanwhile', async ({
  page,
}) => {
  const unhandled = unhandledOn(page)
  const person = await memberWithMoney(page, '10.00')
  const asked: number[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === eventTicket.path) asked.push(Date.now())
  })
  const end = await fail(page, eventTicket, '500')
  await page.goto(`${originOf('member')}/member/deposit`)
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  const [first = 0, , third = 0] = asked
  expect(third - first, 'milliseconds between the first and the third try').toBeGreaterThan(700)
  await expectBalance(page, '10.00')
  await expect(field(page, 'Amount')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await deposit(person, '5.00')
  await end()
  await expectBalance(page, '15.00')
  expect(unhandled).toEqual([])
})

interface Screens {
  readonly site: Site
  /** The messages of this language are looked for: one that is not translated is not found. */
  readonly language: string
  /** A page that reads nothing of what the screens read. */
  readonly from: string
  readonly paths: readonly string[]
}

const screens: readonly Screens[] = [
  {
    site: 'member',
    language: 'km',
    from: '/nowhere',
    paths: ['/member/rewards', '/pointMall?tab=history', '/promotions/starter'],
  },
  {
    site: 'agent',
    language: 'zh-Hans',
    from: '/agentHome/customer-service',
    paths: ['/agentHome/team-members', '/agentHome/dividend', '/agentHome/transfer?way=history'],
  },
]

/** Opens a screen while every call fails, and reads it by trying again. */
async function failsThenThere(page: Page, path: string, say: ReturnType<typeof wordsIn>): Promise<void> {
  const main = page.getByRole('main')
  const button = page.getByRole('button', { name: say('button after a failure', 'Try again') })
  const end = await fail(page, /^\/(wps|lgw)\//, 'abort')
  await page.evaluate((to) => history.pushState(null, '', to), path)
  const alert = main.getByRole('alert').filter({ has: button })
  const again = alert.locator(button)
  const words = say('error', 'Connection failed. Check your internet and try again.')
  await expect(alert.filter({ hasText: words }).first(), path).toBeVisible()
  await end()
  // Parts of a screen that wait for the same response are shown with the first of them.
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click({ timeout: 1_000 })
    await expect(again, path).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(main.getByRole('heading').first()).toBeVisible()
}

for (const { site, language, from, paths } of screens) {
  test(`screens of the ${site} site whose calls fail say so in ${language}, and are there by trying again`, async ({
    page,
  }) => {
    const unhandled = unhandledOn(page)
    if (site === 'member') await memberWithMoney(page, '30.00')
    else await enter(page, 'agent', await signedIn(page.context(), 'agent', accountOf('agent')))
    await page.addInitScript((tag) => localStorage.setItem('baize.locale', tag), language)
    await page.goto(`${originOf(site)}${from}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.waitForLoadState('networkidle')
    const say = wordsIn(language)
    for (const path of paths) await test.step(path, () => failsThenThere(page, path, say))
    expect(unhandled).toEqual([])
  })
}
