import { cases, pointsBalance, promotionStates, rewards } from '@baize/api/calls'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { faults, spoil, toldFaults } from '../support/faults.ts'
import {
  enter,
  freshName,
  memberWithMoney,
  newAgent,
  newMember,
  originOf,
  type Site,
  secrets,
  signedIn,
} from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { field, fill } from '../support/screens.ts'

test.describe.configure({ timeout: 150_000 })

/** What the catalogue says about an answer that failed, and about a game that did. */
const words = /connection failed|could not be read|went wrong on our side|took too long|network/i

/** Errors of the page's own that nobody caught. */
function unhandledOn(page: Page): string[] {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(error.message))
  return unhandled
}

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
          const alert = page.getByRole('alert').filter({ hasText: words })
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

interface Writing {
  readonly call: string
  readonly open: (page: Page) => Promise<unknown>
  readonly values: Readonly<Record<string, string>>
  readonly submit: string
  /** The word for going on in the dialog that shows it once more. */
  readonly confirm?: string
  readonly done: (page: Page) => Locator
}

/** Sends a form through each fault: what was typed stays, the words are there, and pressing again works in the end. */
async function survives(page: Page, { call, open, values, submit, confirm, done }: Writing): Promise<void> {
  const unhandled = unhandledOn(page)
  await open(page)
  await fill(page, values)
  const button = page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: submit, exact: true })
  const summary = page.getByRole('region', { name: 'There is a problem' })
  const press = async () => {
    await button.last().click()
    if (confirm)
      await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click()
  }
  for (const fault of faults) {
    if (fault === 'slow') continue
    await test.step(fault, async () => {
      const end = await spoil(page, call, fault)
      await press()
      await expect(summary).toContainText(words)
      await expect(summary).toBeFocused()
      for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
      await end()
    })
  }
  await test.step('slow', async () => {
    const end = await spoil(page, call, 'slow')
    await press()
    await expect(page.locator('form[aria-busy=true]')).toBeVisible()
    await expect(summary).toBeHidden()
    await end()
    await expect(done(page)).toBeVisible()
  })
  expect(unhandled).toEqual([])
}

test('registering survives six faults', async ({ page }) => {
  await survives(page, {
    call: '/wps/member/register',
    open: async () => {
      await page.goto(`${originOf('member')}/register`)
      await page.getByRole('checkbox', { name: /accept the terms/ }).check()
    },
    values: {
      'User name': freshName(),
      Password: secrets.password,
      'Password again': secrets.password,
      'Payment password': secrets.paymentPassword,
    },
    submit: 'Register',
    done: () => page.getByRole('banner').getByRole('link', { name: 'Deposit' }),
  })
})

test('signing in survives six faults', async ({ page }) => {
  const { account, password } = await newMember(page.context())
  await page.context().clearCookies()
  await survives(page, {
    call: '/wps/session/login',
    open: () => page.goto(`${originOf('member')}/login`),
    values: { 'User name': account, Password: password },
    submit: 'Sign in',
    done: () => page.getByRole('banner').getByRole('link', { name: 'Deposit' }),
  })
})

test('a deposit survives six faults, and is made once', async ({ page }) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await survives(page, {
    call: '/wps/v2/deposits',
    open: () => page.goto(`${originOf('member')}/member/deposit`),
    values: { Amount: '15.00' },
    submit: 'Continue to the transfer',
    done: () => page.getByRole('heading', { name: 'Your deposit' }),
  })
  await expect(page.getByRole('banner')).toContainText('$15.00')
})

test('a withdrawal survives six faults, and is made once', async ({ page }) => {
  await memberWithMoney(page, '50.00')
  await survives(page, {
    call: '/wps/v2/withdrawals',
    open: async () => {
      await page.goto(`${originOf('member')}/member/withdraw`)
      await field(page, 'Bank').selectOption({ index: 1 })
    },
    values: {
      Amount: '20.00',
      'Account name': 'Fault Walker',
      'Account number': '000123456789',
      'Payment password': secrets.paymentPassword,
    },
    submit: 'Withdraw',
    confirm: 'Withdraw',
    done: () => page.getByRole('heading', { name: 'Your withdrawal' }),
  })
  await expect(page.getByRole('banner')).toContainText('$30.00')
})

test('an application for a promotion survives six faults, and is made once', async ({ page }) => {
  const { client } = await memberWithMoney(page, '20.00')
  await survives(page, {
    call: '/wps/promotions/starter/application',
    open: () => page.goto(`${originOf('member')}/promotions/starter?apply=1`),
    values: { Comment: 'A friend told me #issue' },
    submit: 'Apply',
    done: () => page.getByText('Your application has been sent.'),
  })
  const { states } = await client.call(promotionStates, {})
  expect(states.find(({ promotionId }) => promotionId === 'starter')?.appliedAt).not.toBeNull()
})

test('feedback survives six faults, and is one case', async ({ page }) => {
  const { client } = await memberWithMoney(page, '20.00')
  await survives(page, {
    call: '/wps/feedback',
    open: async () => {
      await page.goto(`${originOf('member')}/?popup=feedback`)
      await field(page, 'Question type').selectOption({ label: 'Game' })
    },
    values: { Description: 'The wheel stood still in the middle of a round.' },
    submit: 'Send feedback',
    done: () => page.getByText('Your feedback has been sent.'),
  })
  expect((await client.call(cases, { query: {} })).rows).toHaveLength(1)
})

test('a claim survives six faults, and is paid once', async ({ page }) => {
  const unhandled = unhandledOn(page)
  const { client } = await memberWithMoney(page, '30.00')
  const { rewards: ready } = await client.call(rewards, {})
  const points = ready.find(({ kind }) => kind === 'points')
  await page.goto(`${originOf('member')}/member/rewards`)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: points?.title ?? '' })
  const claim = card.getByRole('button', { name: 'Claim', exact: true })
  const claiming = /^\/wps\/rewards\/[^/]+\/claim$/
  for (const [fault, told] of toldFaults) {
    await test.step(fault, async () => {
      const end = await spoil(page, claiming, fault)
      await claim.click()
      await expect(page.getByText(told).last()).toBeVisible()
      await expect(claim).toBeEnabled()
      await end()
    })
  }
  const end = await spoil(page, claiming, 'slow')
  await claim.click()
  await expect(claim).toHaveAttribute('aria-busy', 'true')
  await end()
  await expect(page.getByText('1 reward is yours.')).toBeVisible()
  await expect(card).toBeHidden()
  expect((await client.call(pointsBalance, {})).points).toBe(points?.amount)
  expect(unhandled).toEqual([])
})

test('a link of an agent survives six faults', async ({ page, browser }) => {
  const agent = await newAgent(browser)
  await enter(page, 'agent', await signedIn(page.context(), 'agent', { role: 'agent', ...agent }))
  await survives(page, {
    call: '/wps/agent/invites',
    open: () => page.goto(`${originOf('agent')}/agentHome/open-account?way=link`),
    values: { Note: 'For a friend' },
    submit: 'Make the link',
    done: () => page.getByRole('textbox', { name: 'Address' }),
  })
})
