import { expect, type Locator, type Page, test } from '@playwright/test'
import { faults, spoil } from '../support/faults.ts'
import { enter, memberWithMoney, originOf, type Site, signedIn } from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { field } from '../support/screens.ts'
import { failureWords, unhandledOn } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

/** What stands below is made when somebody is there and comes near it: a hand on the keyboard, a turn of the wheel. */
async function near(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    if (await what.isHidden()) {
      const atEnd = await page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      )
      // What was passed while the page still read what stands above is made when somebody comes by again.
      await page.mouse.wheel(0, atEnd ? -100_000 : 400)
    }
    await expect(what).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 30_000 })
}

interface Reading {
  readonly site: Site
  readonly path: string
  readonly call: string
  /** What is there once the call has been answered. */
  readonly good: (page: Page) => Locator
  /** What the tab keeps of the answer for the next loading of the page. */
  readonly forgets?: string
}

const readings: readonly Reading[] = [
  {
    site: 'member',
    path: '/',
    call: '/wps/game/sections',
    // The hot games come with the page; what is read is below them.
    good: (page) => page.getByRole('region', { name: 'Slots' }),
  },
  {
    site: 'member',
    path: '/rng',
    call: '/wps/game/list',
    good: (page) => page.getByRole('button', { name: /^Emerald Reels/ }),
  },
  {
    site: 'member',
    // One read serves the centres of all categories: what one of them says, they all say.
    path: '/sports',
    call: '/wps/game/vendors',
    good: (page) => page.getByRole('main').getByRole('button', { name: 'Start game' }).first(),
    forgets: 'gameVendor',
  },
  {
    site: 'member',
    path: '/helpmc',
    call: '/wps/system/helpCenter',
    good: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  },
  {
    site: 'member',
    path: '/member/deposit',
    call: '/wps/v2/deposits/methods',
    good: (page) => field(page, 'Amount'),
  },
  {
    site: 'member',
    path: '/member/withdraw',
    call: '/wps/v2/withdrawals/options',
    good: (page) => field(page, 'Amount'),
  },
  {
    site: 'member',
    path: '/member/betting-record',
    call: '/wps/member/bets',
    good: (page) => page.getByText('No bets in this period'),
  },
  {
    site: 'member',
    path: '/member/transactions',
    call: '/wps/member/transactions',
    good: (page) => page.getByRole('table').getByRole('row').nth(1).getByText('Deposit'),
  },
  {
    site: 'member',
    path: '/play/1001',
    call: '/wps/game/launchGame',
    good: (page) => page.locator('iframe[title="Emerald Reels"]'),
  },
  {
    site: 'member',
    // The home page comes with what the platform said when it was made.
    path: '/hot',
    call: '/wps/system/permission',
    good: (page) => page.getByRole('banner').getByRole('link', { name: 'Deposit' }),
  },
  {
    site: 'agent',
    path: '/agentHome',
    call: '/wps/agent/team/overview',
    good: (page) => page.getByText('Team balance'),
  },
  {
    site: 'agent',
    path: '/agentHome/team-members',
    call: '/wps/agent/team/members',
    good: (page) => page.getByText('vibol2026'),
  },
]

for (const { site, path, call, good, forgets } of readings) {
  test(`${site} ${path} survives six faults of ${call}`, async ({ page }) => {
    const unhandled = unhandledOn(page)
    if (site === 'member') await memberWithMoney(page, '30.00')
    else await enter(page, 'agent', await signedIn(page.context(), 'agent', accountOf('agent')))
    if (forgets) await page.addInitScript((kept) => sessionStorage.removeItem(kept), forgets)
    for (const fault of faults) {
      await test.step(fault, async () => {
        const end = await spoil(page, call, fault)
        await page.goto(`${originOf(site)}${path}`)
        if (fault === 'slow') {
          await expect(page.locator('[aria-busy=true], [role=status]').first()).toBeAttached()
          await expect(good(page)).toBeHidden()
          await end()
        } else {
          const alert = page.getByRole('alert').filter({ hasText: failureWords })
          await near(page, alert)
          await end()
          // A part of the page that comes later may have read it again before the button is pressed.
          await expect(async () => {
            if ((await good(page).isHidden()) && (await alert.isVisible()))
              await alert.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
            await near(page, good(page))
          }).toPass()
        }
        await near(page, good(page))
      })
    }
    expect(unhandled).toEqual([])
  })
}
