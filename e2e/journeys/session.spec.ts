import { expect, type Page, request, test } from '@playwright/test'
import { countedTones } from '../support/captchaTones.ts'
import { enter, memberWithMoney, newMember, originOf } from '../support/people.ts'
import { firstTimer, product } from '../support/product.ts'
import { hardenCaptcha } from '../support/requested.ts'
import { field, fill, gameIn, headerBalance, openAccountMenu } from '../support/screens.ts'

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

async function signIn(page: Page, account: string, password: string): Promise<void> {
  const popup = popupOf(page)
  await fill(popup, { Username: account, Password: password })
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a page that needs a session requires a sign-in, and opens after it', async ({ page }) => {
  const { account, password } = await newMember(page.context())
  await page.context().clearCookies()
  await page.goto(`${originOf('member')}/member/betting-record`)
  await expect(popupOf(page)).toBeVisible()
  await signIn(page, account, password)
  await expect(page.getByRole('heading', { name: 'Betting record', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/member\/betting-record$/)
})

test('a game that was chosen before the sign-in opens after it', async ({ page }) => {
  const { account, password } = await newMember(page.context())
  await page.context().clearCookies()
  await page.goto(`${originOf('member')}/rng`)
  await page.getByRole('button', { name: /^Lotus Fortune/ }).click()
  await signIn(page, account, password)
  await expect(gameIn(page, 'Lotus Fortune').getByRole('button', { name: 'Spin' })).toBeVisible()
})

test('D7: after three wrong passwords a captcha is required: the device proves itself', async ({ page }) => {
  const { account, password } = await newMember(page.context())
  await page.context().clearCookies()
  await page.goto(product().urls.member)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const popup = popupOf(page)
  const summary = popup.getByRole('region', { name: 'There is a problem' })
  for (const wrong of ['Wrong-Horse-1', 'Wrong-Horse-2', 'Wrong-Horse-3']) {
    await expect(popup.getByText(/not a robot/)).toBeHidden()
    await signIn(page, account, wrong)
    await expect(summary).toHaveText(/Incorrect username or password/)
    await expect(summary).toBeFocused()
    await expect(field(popup, 'Username')).toHaveValue(account)
    await expect(popup.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  }
  // A visitor who does not wait for the device gets an image, and can switch back.
  const instead = popup.getByRole('button', { name: 'Use a picture with letters instead' })
  const proven = popup.getByText('Check complete')
  await expect(instead.or(proven)).toBeVisible()
  // The device may be done while the button is reached for.
  const asked = await instead.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  if (asked) {
    const picture = popup.getByRole('img', { name: 'Letters to enter' })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await popup.getByRole('button', { name: /Verify automatically/ }).click()
  }
  await expect(proven).toBeVisible()
  await field(popup, 'Password').fill(password)
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(popup).toBeHidden()
  await expect(headerBalance(page)).toBeVisible()
})

test('D7: a captcha is solved by ear, where the device and the eyes cannot', async ({ page }) => {
  const { account, password } = await newMember(page.context())
  await page.context().clearCookies()
  await hardenCaptcha(page)
  await page.goto(product().urls.member)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const popup = popupOf(page)
  for (const wrong of ['Wrong-Horse-1', 'Wrong-Horse-2', 'Wrong-Horse-3']) {
    await signIn(page, account, wrong)
    await expect(popup.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  }
  await popup.getByRole('button', { name: 'Use a picture with letters instead' }).click()
  const heard = page.waitForResponse('**/wps/captcha/sound')
  await popup.getByRole('button', { name: 'Use sound instead' }).click()
  const { value } = await (await heard).json()
  await expect(popup.getByText('enter the five numbers')).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Stop sound' })).toBeVisible()
  // They are played to their end.
  await expect(popup.getByRole('button', { name: 'Replay the tones' })).toBeVisible({ timeout: 20_000 })
  await popup.getByRole('textbox', { name: 'Code in the picture' }).fill(countedTones(value.sound))
  await field(popup, 'Password').fill(password)
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(popup).toBeHidden()
  await expect(headerBalance(page)).toBeVisible()
})

test('signing out asks first', async ({ page }) => {
  await memberWithMoney(page, '10.00')
  await page.goto(product().urls.member)
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(headerBalance(page)).toBeVisible()
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('D9: who was given a password changes it before anything else', async ({ page }) => {
  const fresh = 'Chosen-By-Me-9'
  await page.goto(`${originOf('member')}/member/deposit`)
  await signIn(page, firstTimer.account, firstTimer.password)
  const popup = page.getByRole('dialog', { name: 'Change your password' })
  await expect(popup.getByText('Choose your own password to unlock your account.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Close' })).toBeHidden()

  await fill(popup, { 'Current password': firstTimer.password, 'New password': firstTimer.password })
  await field(popup, 'Confirm new password').fill(firstTimer.password)
  await popup.getByRole('button', { name: 'Change password' }).click()
  await expect(field(popup, 'New password')).toHaveAccessibleDescription(/your current password/i)

  await fill(popup, { 'New password': fresh, 'Confirm new password': fresh })
  await popup.getByRole('button', { name: 'Change password' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Deposit', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
})

test('D3: either half of a session alone opens nothing', async ({ page }) => {
  const person = await newMember(page.context())
  const address = `${originOf('member')}/wps/member/info`
  const site = { 'x-baize-site': 'member' }
  const whole = await page.request.get(address, {
    headers: { ...site, authorization: `Bearer ${person.token}` },
  })
  expect(whole.status()).toBe(200)

  const stranger = await request.newContext()
  const tokenAlone = await stranger.get(address, {
    headers: { ...site, authorization: `Bearer ${person.token}` },
  })
  expect(tokenAlone.status()).toBe(401)
  expect(await tokenAlone.json()).toMatchObject({ success: false, code: 'notSignedIn' })
  const cookieAlone = await page.request.get(address, { headers: site })
  expect(cookieAlone.status()).toBe(401)
  await stranger.dispose()

  await enter(page, 'member', person)
  await page.context().clearCookies()
  await page.goto(`${originOf('member')}/member/deposit`)
  await expect(popupOf(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('a sign-out in one tab signs out the other', async ({ page }) => {
  const person = await memberWithMoney(page, '10.00')
  await page.goto(product().urls.member)
  const other = await page.context().newPage()
  await enter(other, 'member', person)
  await other.goto(`${originOf('member')}/member/transactions`)
  await expect(headerBalance(other)).toContainText('$10.00')
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(headerBalance(other)).toBeHidden()
  // Signing out does not prompt for a sign-in.
  await expect(other).toHaveURL(`${originOf('member')}/`)
  await expect(popupOf(other)).toBeHidden()
})
