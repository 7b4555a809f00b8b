import { newIntentKey } from '@baize/api'
import {
  captchaSound,
  changePassword,
  eventTicket,
  exchangeSessionCode,
  freePlay,
  login,
  logout,
  memberInfo,
  openAccount,
  sessionCode,
  sessions,
} from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { faults, lateFault, spoil, toldFaults } from '../support/faults.ts'
import {
  callerOf,
  deposit,
  enter,
  freshName,
  memberWithMoney,
  newAgent,
  newMember,
  signedIn,
} from '../support/people.ts'
import { hardenCaptcha } from '../support/requested.ts'
import { expectBalance, field, fill, headerBalance, openAccountMenu, openMember } from '../support/screens.ts'
import { survivesPressing, survivesSending, unhandledOn } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

const signInOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' })

/** Whoever is signed in on the page, for calls. */
async function callerOn(page: Page) {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  return callerOf(page.context(), 'member', token ?? '').client
}

test('the password that is asked for at the first sign-in survives six faults, and opens the site', async ({
  page,
  browser,
}) => {
  const agent = await newAgent(browser, null)
  const context = await browser.newContext()
  const { client } = await signedIn(context, 'agent', { role: 'agent', ...agent })
  const [username, given, chosen] = [freshName('opened'), 'Given-Horse-31', 'Chosen-Horse-32']
  const body = { accountType: 'member', username, password: given, rates: {} } as const
  await client.call(openAccount, { body }, { idempotencyKey: newIntentKey() })
  await context.close()

  await openMember(page, '/member/deposit')
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  await fill(signIn, { 'User name': username, Password: given })
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  await survivesSending(page, {
    call: changePassword,
    form: page.getByRole('dialog', { name: 'Change your password' }),
    values: { 'Old password': given, 'New password': chosen, 'New password again': chosen },
    submit: 'Change password',
    done: () => page.getByRole('button', { name: 'Continue to the transfer' }),
  })
  expect((await (await callerOn(page)).call(memberInfo, {})).mustChangePassword).toBe(false)
  const again = callerOf(page.context(), 'member').client
  const entering = { type: 'username', username, password: chosen } as const
  expect((await again.call(login, { body: entering })).passwordExpired).toBe(false)
})

test('free play survives six faults, and is a trial account', async ({ page }) => {
  await openMember(page, '/?popup=login')
  await survivesPressing(page, {
    call: freePlay,
    button: page.getByRole('dialog').getByRole('button', { name: 'Play for free' }),
    done: () => page.getByRole('banner').getByRole('button', { name: /^Account:/ }),
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  const trial = 4
  expect((await (await callerOn(page)).call(memberInfo, {})).type).toBe(trial)
})

test('whoever signs out is signed out in each tab, whatever becomes of the call', async ({ page }) => {
  const unhandled = unhandledOn(page)
  const person = await memberWithMoney(page, '10.00')
  const other = await page.context().newPage()
  await enter(other, 'member', person)
  for (const fault of faults) {
    await test.step(fault, async () => {
      for (const tab of [other, page]) {
        await openMember(tab, '/rng')
        await tab.evaluate((token) => sessionStorage.setItem('token', token), person.token)
        await tab.reload()
        await expectBalance(tab, '10.00')
      }
      const end = await spoil(page, logout, fault)
      await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
      for (const tab of [page, other]) {
        await expect(signInOf(tab)).toBeVisible()
        await expect(headerBalance(tab)).toBeHidden()
      }
      await page.reload()
      await expect(signInOf(page)).toBeVisible()
      await end()
    })
  }
  await test.step('and can sign in again', async () => {
    await signInOf(page).click()
    const popup = page.getByRole('dialog', { name: 'Sign in' })
    await fill(popup, { 'User name': person.account, Password: person.password })
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectBalance(page, '10.00')
  })
  expect(unhandled).toEqual([])
})

test('the tones of a captcha survive six faults', async ({ page }) => {
  const { account } = await newMember(page.context())
  await page.context().clearCookies()
  await hardenCaptcha(page)
  await openMember(page, '/login')
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  for (const wrong of ['Wrong-Horse-1', 'Wrong-Horse-2', 'Wrong-Horse-3']) {
    await fill(popup, { 'User name': account, Password: wrong })
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(popup.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  }
  await popup.getByRole('button', { name: 'Read letters in a picture instead' }).click()
  await survivesPressing(page, {
    call: captchaSound,
    button: popup.getByRole('button', { name: 'Hear tones in place of the picture' }),
    words: 'The tones did not come. Try again.',
    done: () => popup.getByRole('button', { name: 'Stop the tones' }),
  })
  await expect(popup.getByText('type the five numbers')).toBeVisible()
  await expect(field(popup, 'User name')).toHaveValue(account)
})

test('a link that signs in survives six faults: told in words, and the next link works', async ({ page }) => {
  const unhandled = unhandledOn(page)
  const person = await newMember(page.context())
  const open = async () => {
    const { code } = await person.client.call(sessionCode, {})
    await openMember(page, `/m/appDownload?token=${code}`)
    await expect(page.getByRole('heading', { name: 'App download', level: 1 })).toBeVisible()
  }
  for (const [fault, told] of toldFaults) {
    await test.step(fault, async () => {
      const end = await spoil(page, exchangeSessionCode, fault)
      await open()
      await expect(page.getByText(told).last()).toBeVisible()
      await expect(signInOf(page)).toBeVisible()
      await expect(page).not.toHaveURL(/token=/)
      await end()
    })
  }
  await test.step('fails after the page is there', async () => {
    const end = await spoil(page, exchangeSessionCode, lateFault)
    await open()
    await end()
    await expect(page.getByText('Something went wrong on our side').last()).toBeVisible()
  })
  await test.step('slow: the page does not wait, and signs in when it can', async () => {
    const end = await spoil(page, exchangeSessionCode, 'slow')
    await open()
    await expect(signInOf(page)).toBeVisible()
    await end()
    await expect(headerBalance(page)).toBeVisible()
  })
  // The one that gave the code, and the one that it opened.
  expect((await (await callerOn(page)).call(sessions, {})).sessions).toHaveLength(2)
  expect(unhandled).toEqual([])
})

test('what comes by itself survives six faults of its ticket: the page is whole, and the news come later', async ({
  page,
}) => {
  const unhandled = unhandledOn(page)
  const person = await memberWithMoney(page, '10.00')
  const asked: number[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === eventTicket.path) asked.push(Date.now())
  })
  for (const fault of faults) {
    await test.step(fault, async () => {
      asked.length = 0
      const end = await spoil(page, eventTicket, fault)
      await openMember(page, '/member/deposit')
      await expect.poll(() => asked.length).toBeGreaterThan(fault === 'slow' ? 0 : 1)
      await expectBalance(page, '10.00')
      await expect(field(page, 'Amount')).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      if (fault === '500') {
        await expect.poll(() => asked.length).toBeGreaterThan(2)
        const [first = 0, , third = 0] = asked
        expect(third - first, 'it asks again after a while, not at once').toBeGreaterThan(700)
      }
      if (fault === 'html') await deposit(person, '5.00')
      await end()
    })
  }
  await expectBalance(page, '15.00')
  expect(unhandled).toEqual([])
})
