import { balance } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { sideOf, visit } from '../support/agents.ts'
import { callerOf, newAgent, newMember, originOf, type Person } from '../support/people.ts'
import { expectBalance, field, fill, headerBalance, openAccountMenu, openMember } from '../support/screens.ts'

/** The question whether to go on, over the page of a session that has ended; and the sign-in of a visitor. */
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
const deviceCount = (page: Page) => page.getByRole('main').getByRole('region').filter({ hasText: 'Windows' })

/** A member who signs in by the form, as people do: nothing is planted in the tab. */
async function signedInTab(page: Page): Promise<Person> {
  const person = await newMember(page.context())
  await page.context().clearCookies()
  await openMember(page, '/login')
  await enterIn(page, person)
  await expectBalance(page, '0.00')
  return person
}

async function enterIn(page: Page, { account, password }: Person): Promise<void> {
  await fill(signIn(page), { Username: account, Password: password })
  await signIn(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(signIn(page)).toBeHidden()
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

/** The account that is signed in on the page, for calls. */
async function callerOn(page: Page) {
  return callerOf(page.context(), 'member', (await tokenOf(page)) ?? '').client
}

async function nextTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await openMember(tab, path)
  return tab
}

/** Ends the session behind a page's back, as a pause or a wiped cookie does; what the browser remembers stays out of it. */
async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies()
}

test('a new tab is signed in, pays, and a sign-out in a third ends all three', async ({ page }) => {
  await signedInTab(page)
  await openMember(page, '/member/withdraw')
  await field(page, 'Account name').fill('Half Typed')

  const second = await nextTab(page, '/member/deposit')
  await expect(signIn(second)).toBeHidden()
  await expect(second).toHaveURL(/\/member\/deposit$/)
  await field(second, 'Amount').fill('25.00')
  await second.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(second.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
  await expectBalance(second, '25.00')
  await expectBalance(page, '25.00')
  await expect(field(page, 'Account name')).toHaveValue('Half Typed')

  const third = await nextTab(page, '/vip')
  await expectBalance(third, '25.00')
  // Neither storage that all tabs share nor an address carries the session.
  const token = (await tokenOf(third)) ?? ''
  expect(token).toBe(await tokenOf(page))
  expect(await third.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).not.toContain(
    token,
  )

  await (await openAccountMenu(third)).getByRole('menuitem', { name: 'Sign out' }).click()
  await third.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, second, third]) {
    await expect(headerBalance(tab)).toBeHidden()
    expect(await tokenOf(tab)).toBeNull()
  }
})

test('a sign-in beside a visitor’s tab signs that in too, as one session', async ({ page }) => {
  const person = await newMember(page.context())
  await page.context().clearCookies()
  await openMember(page, '/promotions')
  const other = await nextTab(page, '/login')
  await enterIn(other, person)
  await expectBalance(other, '0.00')
  await expectBalance(page, '0.00')
  await expect(page).toHaveURL(/\/promotions$/)
})

test('a tab that requires a sign-in opens its page after a sign-in in another tab', async ({ page }) => {
  const person = await newMember(page.context())
  await page.context().clearCookies()
  await openMember(page, '/member/deposit')
  await expect(signIn(page)).toBeVisible()
  const other = await nextTab(page, '/login')
  await enterIn(other, person)
  await expect(page).toHaveURL(/\/member\/deposit$/)
  await expect(field(page, 'Amount')).toBeVisible()
})

test('a second sign-in in one browser joins the session, and the first tab continues', async ({ page }) => {
  await signedInTab(page)
  await openMember(page, '/member/deposit')
  await field(page, 'Amount').fill('12.00')
  // A tab that receives nothing from others, as one in which the browser refuses it.
  const deaf = await page.context().newPage()
  await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await openMember(deaf, '/login')
  await signIn(deaf)
    .getByRole('button', { name: /^Continue as/ })
    .click()
  await expectBalance(deaf, '0.00')
  expect(await tokenOf(deaf)).not.toBe(await tokenOf(page))

  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
  await openMember(deaf, '/member/sessions')
  await expect(deaf.getByText('This device')).toBeVisible()
  await expect(deviceCount(deaf).filter({ hasText: 'This device' })).toHaveCount(1)
})

test('a session that is taken away: the tab says so in place, keeps what was typed, and resumes', async ({
  page,
}) => {
  const person = await signedInTab(page)
  await openMember(page, '/member/deposit')
  const other = await nextTab(page, '/member/withdraw')
  await field(page, 'Amount').fill('31.00')
  await field(other, 'Account name').fill('Half Typed')
  await loseSession(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(signIn(page)).toBeVisible()
  await expect(page).toHaveURL(/\/member\/deposit/)
  await enterIn(page, person)
  await expect(page).toHaveURL(/\/member\/deposit$/)
  await expect(field(page, 'Amount')).toHaveValue('31.00')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
  // The other tab has the session that ended: it requests and receives the new one, without any dialog.
  await other.bringToFront()
  await expectBalance(other, '31.00')
  await expect(signIn(other)).toBeHidden()
  await expect(field(other, 'Account name')).toHaveValue('Half Typed')
})

test('a page over which the session ended, loaded anew, still says that it has to be signed in again', async ({
  page,
}) => {
  const person = await signedInTab(page)
  await openMember(page, '/member/profit')
  await page.waitForLoadState('networkidle')
  await loseSession(page)
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  const title = page.getByRole('heading', { name: 'Sign in again to continue' })
  await expect(title).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  await enterIn(page, person)
  await expect(page).toHaveURL(/\/member\/profit$/)
})

test('another member continues with nothing of the one before', async ({ page }) => {
  await signedInTab(page)
  await openMember(page, '/member/deposit')
  await field(page, 'Amount').fill('31.00')
  const stranger = await newMember(
    await (
      page.context().browser() as NonNullable<ReturnType<ReturnType<Page['context']>['browser']>>
    ).newContext(),
  )
  await loseSession(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await enterIn(page, stranger)
  await expect(field(page, 'Amount')).toHaveValue('')
  await expect(page.getByRole('button', { name: `Account: ${stranger.account}` })).toBeVisible()
})

test('closing the question leaves for good', async ({ page }) => {
  await signedInTab(page)
  await openMember(page, '/member/deposit')
  await field(page, 'Amount').fill('31.00')
  await loseSession(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(signIn(page)).toBeVisible()
  await signIn(page).getByRole('button', { name: 'Close' }).click()
  await expect(headerBalance(page)).toBeHidden()
  expect(await tokenOf(page)).toBeNull()
})

test('without a connection in between a new tab and an old one keep the session', async ({ page }) => {
  await signedInTab(page)
  const second = await nextTab(page, '/member/deposit')
  await field(second, 'Amount').fill('18.00')
  await page.context().setOffline(true)
  await second.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(second.getByText(/connection/i).first()).toBeVisible()
  await expect(signIn(second)).toBeHidden()
  await page.context().setOffline(false)
  await second.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(second.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
  const third = await nextTab(page, '/')
  await expectBalance(third, '18.00')
  expect((await (await callerOn(page)).call(balance, {})).balance).toBe('18.00')
})

test('the agents’ site: a link in a new tab opens its page, and a pause is gone on from where one was', async ({
  browser,
}) => {
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, '100.00'))
  await visit(page, '/transfer?way=up')
  const tab = await page.context().newPage()
  await visit(tab, '/team')
  await expect(tab).toHaveURL(/agentHome\/team/)
  await fill(page, { Amount: '5.00', Note: 'For the week', 'Payment password': person.paymentPassword })
  await page.getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('alertdialog')
  await expect(review).toBeVisible()
  await loseSession(page)
  await review.getByRole('button', { name: 'Send now' }).click()
  const question = page.getByRole('dialog', { name: 'Sign in' })
  await expect(question.getByText(/after a period of inactivity/)).toBeVisible()
  expect(page.url()).toContain(`${originOf('agent')}/agentHome/transfer`)
  await fill(question, { Username: person.account, Password: person.password })
  await question.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(field(page, 'Amount')).toHaveValue('5.00')
  await expect(field(page, 'Note')).toHaveValue('For the week')
  if (await review.isHidden()) await page.getByRole('button', { name: 'Review' }).click()
  await review.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expectBalance(tab, '95.00')
})
