import { randomInt } from 'node:crypto'
import { contactCode, verifyEmail } from '@baize/api/calls'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { messageTo } from '../support/outbox.ts'
import { enter, newMember, originOf, secrets } from '../support/people.ts'
import { product } from '../support/product.ts'
import { travel } from '../support/sandbox.ts'
import { expectBalance, field, fill } from '../support/screens.ts'

const popupOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const freshMobile = () => `012${randomInt(100_000, 800_000)}`
const international = (mobile: string) => `+855${mobile.slice(1)}`
const codeIn = /code is (\d{6})/

/** Requests the code in a form and types what the sandbox's telephone received. A number gets one code a minute. */
async function typeCode(page: Page, popup: ReturnType<typeof popupOf>, mobile: string): Promise<void> {
  await field(popup, 'Mobile number').fill(mobile)
  await popup.getByRole('button', { name: 'Get a code' }).click()
  await expect(popup.getByRole('button', { name: /^Send again in/ })).toBeVisible()
  await field(popup, 'Code from the text message').fill(await messageTo(international(mobile), codeIn))
  await expect(page).toHaveURL(/popup=/)
}

test('a mobile number opens an account with a code, and a forgotten password is replaced by another one', async ({
  page,
  browser,
}) => {
  test.slow()
  const mobile = freshMobile()
  await test.step('registers by mobile', async () => {
    await page.goto(`${originOf('member')}/register`)
    const popup = popupOf(page, 'Open an account')
    await popup.getByRole('tab', { name: 'Mobile' }).click()
    await fill(popup, { Password: secrets.password, 'Confirm password': secrets.password })
    await field(popup, 'Payment password').fill(secrets.paymentPassword)
    await typeCode(page, popup, mobile)
    await popup.getByRole('checkbox', { name: /accept the terms/ }).check()
    await popup.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(popup).toBeHidden()
    await expectBalance(page, '0.00')
    await expect(page).toHaveURL(`${originOf('member')}/`)
  })

  await test.step('a member who forgot the password sets another one by text message', async () => {
    await travel(61)
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(product().urls.member)
    await elsewhere.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await popupOf(elsewhere, 'Sign in').getByRole('link', { name: 'Forgot your password?' }).click()
    const popup = popupOf(elsewhere, 'Forgot your password?')
    await typeCode(elsewhere, popup, mobile)
    await fill(popup, { 'New password': 'Another-Horse-8', 'Confirm new password': 'Another-Horse-8' })
    await popup.getByRole('button', { name: 'Set new password' }).click()
    await expect(popup).toBeHidden()
    await expectBalance(elsewhere, '0.00')
    await elsewhere.context().close()
  })

  await test.step('the number signs in without a password', async () => {
    await travel(61)
    const third = await (await browser.newContext()).newPage()
    await third.goto(`${originOf('member')}/login`)
    const popup = popupOf(third, 'Sign in')
    await popup.getByRole('tab', { name: 'SMS' }).click()
    await typeCode(third, popup, mobile)
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(popup).toBeHidden()
    await expectBalance(third, '0.00')
    await third.context().close()
  })
})

test('a forgotten password is replaced by the link of an e-mail', async ({ page }) => {
  const { account, client } = await newMember(page.context())
  const email = `${account}@example.com`
  await client.call(contactCode, { body: { email } })
  const verificationCode = await messageTo(email, codeIn)
  await client.call(verifyEmail, { body: { email, verificationCode } })
  await page.context().clearCookies()

  await page.goto(`${product().urls.member}?popup=forgotPassword`)
  const asking = popupOf(page, 'Forgot your password?')
  await asking.getByRole('tab', { name: 'By email' }).click()
  await fill(asking, { Username: account, 'Email address': email })
  await asking.getByRole('button', { name: 'Send link' }).click()
  await expect(asking.getByText('Check your email')).toBeVisible()

  await page.goto(await messageTo(email, /https?:\S+#reset=\S+/))
  const popup = popupOf(page, 'Choose a new password')
  await expect(page).not.toHaveURL(/reset=/)
  await fill(popup, { 'New password': 'Mail-Horse-42', 'Confirm new password': 'Mail-Horse-42' })
  await popup.getByRole('button', { name: 'Set new password' }).click()
  await popup.getByRole('button', { name: 'Sign in' }).click()
  const signIn = popupOf(page, 'Sign in')
  await fill(signIn, { Username: account, Password: 'Mail-Horse-42' })
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(signIn).toBeHidden()
  await expectBalance(page, '0.00')
})

test('a popup is in the address: back closes it, a reload keeps it, the focus returns', async ({ page }) => {
  await page.goto(`${originOf('member')}/rng`)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' })
  await opener.click()
  const signIn = popupOf(page, 'Sign in')
  await field(signIn, 'Username').fill('halfway')
  await expect(page).toHaveURL(/\/rng\?popup=login$/)
  await signIn.getByRole('link', { name: 'Open an account' }).click()
  const register = popupOf(page, 'Open an account')
  await field(register, 'Username').fill('halfway2026')
  await expect(page).toHaveURL(/popup=register/)
  await page.reload()
  await expect(field(register, 'Username')).toHaveValue('halfway2026')
  await page.goBack()
  await expect(register).toBeHidden()
  await expect(page).toHaveURL(/\/rng$/)
  await page.goForward()
  await expect(register).toBeVisible()
  await register.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/rng$/)
  await opener.click()
  await expect(signIn).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signIn).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(/\/rng$/)
})

test('help opens at its anchor, and closing it leaves the home page', async ({ page }) => {
  await page.goto(`${originOf('member')}/help#privacy`)
  const popup = popupOf(page, 'Help')
  await expect(popup.getByRole('heading', { name: 'Privacy' })).toBeInViewport()
  await popup.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/popup=help#term$/)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await page.goto(`${originOf('member')}/helpmc#term`)
  await expect(page.getByRole('heading', { name: 'Help centre', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeInViewport()
})

test('feedback names what is missing, keeps what was typed, and returns a number', async ({ page }) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await page.goto(`${product().urls.member}?popup=feedback`)
  const popup = popupOf(page, 'Feedback and complaints')
  const text = 'The wheel stood still in the middle of a round.'
  await field(popup, 'Description').fill(text)
  await popup.getByRole('button', { name: 'Send feedback' }).click()
  const summary = popup.getByRole('region', { name: 'There is a problem' })
  await expect(summary).toContainText(/topic/i)
  await expect(summary).not.toContainText(/description/i)
  await page.reload()
  await expect(field(popup, 'Description')).toHaveValue(text)
  await field(popup, 'Topic').selectOption({ label: 'Game' })
  await popup.getByRole('button', { name: 'Send feedback' }).click()
  await expect(popup.getByText('Your feedback has been sent.')).toBeVisible()
  await expect(popup.getByText(/We’ll reply by/)).toBeVisible()
  await popup.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(popup).toBeHidden()
})

/** Popups wait for the first interaction; the page's code may load after its first frame. */
async function comesUp(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(40, 40)
    await page.mouse.move(60, 60)
    await expect(what).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
}

test.describe('announcements', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('come up once a session for visitors, and for members again; closed for good they stay away', async ({
    page,
  }) => {
    const popup = popupOf(page, 'Announcements')
    await page.goto(product().urls.member)
    await comesUp(page, popup.getByRole('heading', { name: /^Welcome to/ }))
    await popup.getByRole('button', { name: /^Welcome to/ }).click()
    await expect(popup.getByText('Choose an announcement to read')).toBeVisible()
    await page.goBack()
    await expect(popup).toBeHidden()
    await page.reload()
    await page.mouse.move(60, 60)
    await expect(page.getByRole('banner')).toBeVisible()

    const person = await newMember(page.context())
    await page.evaluate((token) => sessionStorage.setItem('token', token), person.token)
    await page.reload()
    await comesUp(page, popup.getByRole('button', { name: /Keep your account safe/ }))
    await popup.getByRole('checkbox', { name: 'Don’t show these again' }).check()
    await popup.getByRole('button', { name: 'Got it' }).click()
    await expect(popup).toBeHidden()
    await page.evaluate(() => sessionStorage.removeItem('baize.announcements.user'))
    await page.reload()
    await page.mouse.move(60, 60)
    await expectBalance(page, '0.00')
    await expect(popup).toBeHidden()
  })

  test('wait while a form is being filled in', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/announcements\/list/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${originOf('member')}/rng`)
    const search = page.getByRole('searchbox', { name: 'Search games' })
    await search.click()
    const asked = page.waitForResponse((answer) => answer.url().includes('type=PU'))
    letGo()
    await asked
    // Longer than what comes up lets a hand finish.
    await search.pressSequentially('emerald reels', { delay: 40 })
    await expect(search).toHaveValue('emerald reels')
    await expect(popupOf(page, 'Announcements')).toBeHidden()
    await search.blur()
    await expect(popupOf(page, 'Announcements')).toBeVisible()
  })
})
