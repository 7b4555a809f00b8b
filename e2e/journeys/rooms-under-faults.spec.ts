import { expect, type Page, test } from '@playwright/test'
import { wordsIn } from '../support/catalogues.ts'
import { spoil, toldFaults } from '../support/faults.ts'
import { enter, memberWithMoney, originOf, type Site, signedIn } from '../support/people.ts'
import { accountOf } from '../support/product.ts'

test.describe.configure({ timeout: 240_000 })

interface Rooms {
  readonly site: Site
  /** The words of this language are looked for: a message is translated, or it is not found. */
  readonly language: string
  /** A page that reads nothing of what the rooms read. */
  readonly from: string
  readonly paths: readonly string[]
}

const member: Rooms = {
  site: 'member',
  language: 'km',
  from: '/nowhere',
  paths: [
    '/member/rewards',
    '/member/rewards?show=claimed',
    '/member/missions',
    '/member/missions?show=leaderboard',
    '/vip',
    '/raffle',
    '/red-envelope',
    '/pointMall',
    '/pointMall?tab=history',
    '/pointMall?tab=details',
    '/pointMall?tab=rules',
    '/promotions',
    '/promotions/starter',
    '/member/messages',
    '/member/contracts',
    '/chat',
    '/member/referral',
    '/member/rebate',
    '/member/bonuses',
    '/member/limits',
    '/member/cases',
    // One read serves this and the page of the single wallet.
    '/member/transfer',
    '/member/profit',
    '/member/security',
    '/member/sessions',
    '/winners',
    // One read serves the lotteries of all three pages.
    '/lottery',
    '/recent',
    '/favorite',
    '/m/appDownload',
    '/member/transfer-upline',
    '/nowhere?popup=notices',
  ],
}

const agent: Rooms = {
  site: 'agent',
  language: 'zh-Hans',
  from: '/agentHome/customer-service',
  paths: [
    '/agentHome',
    '/agentHome/team-members',
    '/agentHome/open-account',
    '/agentHome/open-account?way=link',
    '/agentHome/transfer',
    '/agentHome/transfer?way=history',
    '/agentHome/team-betting',
    '/agentHome/profit-and-loss',
    '/agentHome/account-details',
    '/agentHome/contracts',
    '/agentHome/income',
    '/agentHome/dividend',
    '/agentHome/daily-salary',
    '/agentHome/hourly-salary',
    '/agentHome/realtime-salary',
    // The withdrawal reads what the security centre shows.
    '/agentHome/security',
    '/agentHome/deposit',
    '/agentHome/withdraw',
    '/agentHome/betting-record',
    '/agentHome/account-record',
    '/agentHome/devices',
    '/agentHome/announcements',
    '/agentHome/messages',
  ],
}

const everyCall = /^\/(wps|lgw)\//

/** Goes into a room while every call fails in each way, one after another, and out of it by trying again. */
async function survives(page: Page, path: string, say: ReturnType<typeof wordsIn>): Promise<void> {
  const main = page.getByRole(path.includes('popup=') ? 'dialog' : 'main')
  const button = page.getByRole('button', { name: say('button after a failure', 'Try again') })
  const told = main.getByRole('alert').filter({ has: button })
  const again = told.locator(button)
  // One press each: several parts of a room may wait for the same answer.
  const pressAll = () =>
    again.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })
  let end = async () => {}
  for (const [index, [fault, english]] of toldFaults.entries()) {
    // The next fault is there before the one before goes: no call gets through between them.
    const next = await spoil(page, everyCall, fault)
    await end()
    end = next
    if (index === 0) await page.evaluate((to) => history.pushState(null, '', to), path)
    else await pressAll()
    const words = say('error', english)
    await expect(told.filter({ hasText: words }).first(), `${path} ${fault}`).toBeVisible()
    await expect(told.filter({ hasNotText: words }), `${path} ${fault}`).toHaveCount(0)
  }
  const letGo = await spoil(page, everyCall, 'slow')
  await end()
  await pressAll()
  await expect(main.locator('[aria-busy=true]').first(), `${path} waits`).toBeAttached()
  await letGo()
  // A part that is only shown now may have failed before, and is tried again like the others.
  await expect(async () => {
    await pressAll()
    await expect(again, `${path} comes back`).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await expect(main.locator('[aria-busy=true]'), `${path} is there`).toHaveCount(0)
  await expect(main.getByRole('heading').first()).toBeVisible()
}

for (const { site, language, from, paths } of [member, agent]) {
  test(`each room of the ${site} site survives six faults of all of its calls`, async ({ page }) => {
    const unhandled: string[] = []
    page.on('pageerror', (error) => unhandled.push(error.message))
    if (site === 'member') await memberWithMoney(page, '30.00')
    else await enter(page, 'agent', await signedIn(page.context(), 'agent', accountOf('agent')))
    await page.addInitScript((tag) => localStorage.setItem('baize.locale', tag), language)
    await page.goto(`${originOf(site)}${from}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.waitForLoadState('networkidle')
    const say = wordsIn(language)
    for (const path of paths) await test.step(path, () => survives(page, path, say))
    expect(unhandled).toEqual([])
  })
}

test('what could not be read without a connection is read when it is back, without a press', async ({
  page,
  context,
}) => {
  await memberWithMoney(page, '30.00')
  await page.goto(`${originOf('member')}/member/rewards`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Claim', exact: true }).first()).toBeVisible()
  await context.setOffline(true)
  await main.getByRole('tab', { name: 'Claimed' }).click()
  await expect(main.getByRole('alert').filter({ hasText: 'The connection failed' })).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByText('Nothing claimed yet')).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
})
