import {
  completePassword,
  forgetRemembered,
  forgotPassword,
  login,
  loginRemembered,
  loginVerification,
  loginVerificationCode,
  noLoginCode,
  profile,
  registerMobile,
  rememberedAccount,
  resetPasswordByMobile,
  sessions,
} from '@baize/api/calls'
import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  codeIn,
  codeUnderWay,
  freshMobile,
  international,
  messagesTo,
  withEmail,
  withMobile,
} from '../support/contacts.ts'
import { elsewhere } from '../support/elsewhere.ts'
import { messageTo } from '../support/outbox.ts'
import { callerOf, newMember, type Person, secrets } from '../support/people.ts'
import { field, openMember } from '../support/screens.ts'
import { survivesPressing, survivesSending } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

const popupOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const inside = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Deposit' })

/** Asks for a code through each fault, and reads the one message that came. */
async function survivesAsking(page: Page, form: Locator, mobile: string): Promise<string> {
  await field(form, 'Mobile number').fill(mobile)
  await survivesPressing(page, {
    call: noLoginCode,
    button: form.getByRole('button', { name: 'Get a code' }),
    done: () => form.getByRole('button', { name: /^Send again in/ }),
  })
  await expect(field(form, 'Mobile number')).toHaveValue(mobile)
  return messageTo(international(mobile), codeIn)
}

/** Asks for a code where the journey is about what comes after it. */
async function askCode(form: Locator, mobile: string): Promise<string> {
  await field(form, 'Mobile number').fill(mobile)
  await form.getByRole('button', { name: 'Get a code' }).click()
  await codeUnderWay(form)
  return messageTo(international(mobile), codeIn)
}

/** Whoever is signed in on the page, for calls. */
async function personOn(page: Page) {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  return callerOf(page.context(), 'member', token ?? '')
}

/** How many sessions an account has, as its page sees them. */
async function sessionsOf(page: Page): Promise<number> {
  const { client } = await personOn(page)
  return (await client.call(sessions, {})).sessions.length
}

/** Whether an account is entered with a password now. */
async function enters(page: Page, { account }: Person, password: string): Promise<boolean> {
  const { client } = callerOf(page.context(), 'member')
  const body = { type: 'username', username: account, password } as const
  return client.call(login, { body }).then(
    () => true,
    () => false,
  )
}

test('a code and an account by mobile number survive six faults: one message, one account', async ({
  page,
}) => {
  const mobile = freshMobile()
  await openMember(page, '/register')
  const form = popupOf(page, 'Open an account')
  await form.getByRole('tab', { name: 'Mobile' }).click()
  const code = await survivesAsking(page, form, mobile)
  await survivesSending(page, {
    call: registerMobile,
    open: () => form.getByRole('checkbox', { name: /accept the terms/ }).check(),
    form,
    values: {
      'Mobile number': mobile,
      'Code from the text message': code,
      Password: secrets.password,
      'Password again': secrets.password,
      'Payment password': secrets.paymentPassword,
    },
    submit: 'Register',
    keyed: true,
    done: inside,
  })
  expect(await messagesTo(international(mobile), codeIn)).toBe(1)
  const { client } = await personOn(page)
  expect((await client.call(profile, {})).verified).toContain('mobileNum')
})

test('signing in by text message survives six faults: one message, one session', async ({ page }) => {
  const mobile = await withMobile(await newMember(page.context()))
  await page.context().clearCookies()
  await openMember(page, '/login')
  const form = popupOf(page, 'Sign in')
  await form.getByRole('tab', { name: 'SMS' }).click()
  const before = await messagesTo(international(mobile), codeIn)
  const code = await survivesAsking(page, form, mobile)
  expect(await messagesTo(international(mobile), codeIn)).toBe(before + 1)
  await survivesSending(page, {
    call: login,
    form,
    values: { 'Mobile number': mobile, 'Code from the text message': code },
    submit: 'Sign in',
    done: inside,
  })
  // The one that opened the account, and this one.
  expect(await sessionsOf(page)).toBe(2)
})

test('a new password by text message survives six faults, and is set once', async ({ page }) => {
  const person = await newMember(page.context())
  const mobile = await withMobile(person)
  await page.context().clearCookies()
  await openMember(page, '/?popup=forgotPassword')
  const form = popupOf(page, 'Forgot your password?')
  const code = await askCode(form, mobile)
  await survivesSending(page, {
    call: resetPasswordByMobile,
    form,
    values: {
      'Mobile number': mobile,
      'Code from the text message': code,
      'New password': 'Another-Horse-8',
      'New password again': 'Another-Horse-8',
    },
    submit: 'Set the new password',
    done: inside,
  })
  expect(await sessionsOf(page)).toBe(1)
  expect(await enters(page, person, person.password)).toBe(false)
  expect(await enters(page, person, 'Another-Horse-8')).toBe(true)
})

test('a new password by e-mail survives six faults, asked for and set: one message, one password', async ({
  page,
}) => {
  const person = await newMember(page.context())
  const email = await withEmail(person)
  await page.context().clearCookies()
  const link = /https?:\S+#reset=\S+/
  await test.step('asking for the message', async () => {
    const form = popupOf(page, 'Forgot your password?')
    await survivesSending(page, {
      call: forgotPassword,
      open: async () => {
        await openMember(page, '/?popup=forgotPassword')
        await form.getByRole('tab', { name: 'By e-mail' }).click()
      },
      form,
      values: { 'User name': person.account, 'E-mail address': email },
      submit: 'Send the message',
      done: () => form.getByText('Check your mailbox'),
    })
  })
  const address = await messageTo(email, link)
  expect(await messagesTo(email, link)).toBe(1)
  await test.step('setting the password', async () => {
    const form = popupOf(page, 'Choose a new password')
    await survivesSending(page, {
      call: completePassword,
      open: () => page.goto(address),
      form,
      values: { 'New password': 'Mail-Horse-42', 'New password again': 'Mail-Horse-42' },
      submit: 'Set the new password',
      done: () => form.getByText('Your new password is set. Sign in with it.'),
    })
  })
  expect(await enters(page, person, person.password)).toBe(false)
  expect(await enters(page, person, 'Mail-Horse-42')).toBe(true)
})

/** Somebody whom the browser of the page remembers, and who is signed out in it. */
async function rememberedOn(page: Page): Promise<string> {
  const { account, password } = await newMember(page.context())
  const { client } = callerOf(page.context(), 'member')
  const body = { type: 'username', username: account, password, remember: true } as const
  await client.call(login, { body })
  return account
}

test('going on as the account that is remembered survives six faults', async ({ page }) => {
  const account = await rememberedOn(page)
  await openMember(page, '/login')
  await survivesPressing(page, {
    call: loginRemembered,
    button: popupOf(page, 'Sign in').getByRole('button', { name: `Continue as ${account}` }),
    done: inside,
  })
  expect(await sessionsOf(page)).toBe(3)
})

test('forgetting the account that is remembered survives six faults, and it is forgotten', async ({
  page,
}) => {
  await rememberedOn(page)
  await openMember(page, '/login')
  const popup = popupOf(page, 'Sign in')
  await survivesPressing(page, {
    call: forgetRemembered,
    button: popup.getByRole('button', { name: 'This is not me: forget the account' }),
    done: () => field(popup, 'Password'),
  })
  await expect(field(popup, 'User name')).toHaveValue('')
  const { client } = callerOf(page.context(), 'member')
  expect((await client.call(rememberedAccount, {})).username ?? null).toBeNull()
})

test('the question at a new place survives six faults: one message, one session', async ({
  page,
  browser,
}) => {
  const away = await elsewhere(browser)
  const person = await newMember(away.context)
  const email = await withEmail(person)
  await openMember(page, '/login')
  const form = popupOf(page, 'Sign in')
  await field(form, 'User name').fill(person.account)
  await field(form, 'Password').fill(person.password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(form.getByText('Is it you?')).toBeVisible()
  const before = await messagesTo(email, codeIn)
  await survivesPressing(page, {
    call: loginVerificationCode,
    button: form.getByRole('button', { name: 'Get a code' }),
    done: () => form.getByRole('button', { name: /^Send again in/ }),
  })
  const code = await messageTo(email, codeIn)
  expect(await messagesTo(email, codeIn)).toBe(before + 1)
  await survivesSending(page, {
    call: loginVerification,
    form,
    values: { 'Code from the e-mail': code },
    submit: 'Go on',
    done: inside,
  })
  expect(await sessionsOf(page)).toBe(2)
  await away.leave()
})
