import {
  addBankAccount,
  authenticatorSecret,
  bankAccounts,
  changePassword,
  changePaymentPassword,
  chooseIcon,
  connectAuthenticator,
  contactCode,
  defaultBankAccount,
  endOtherSessions,
  endSession,
  icons,
  profile,
  removeAuthenticator,
  removeBankAccount,
  securityCentre,
  sessions,
  updateProfile,
  verifyEmail,
  verifyMobile,
} from '@baize/api/calls'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { authenticatorCode } from '../support/authenticator.ts'
import { codeIn, freshMobile, international, messagesTo } from '../support/contacts.ts'
import { messageTo } from '../support/outbox.ts'
import { enter, newMember, type Person, secrets, signedIn } from '../support/people.ts'
import { field, openMember } from '../support/screens.ts'
import { survivesPressing, survivesSending } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

async function memberAt(page: Page, view: string): Promise<Person> {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, `/member/security?view=${view}`)
  return person
}

async function stateOf({ client }: Person, wanted: string): Promise<string | undefined> {
  const { items } = await client.call(securityCentre, {})
  return items.find(({ kind }) => kind === wanted)?.state
}

/** Somebody signed in somewhere else too. */
async function alsoElsewhere(browser: Browser, { account, password, paymentPassword }: Person) {
  const context = await browser.newContext()
  await signedIn(context, 'member', { role: 'member', account, password, paymentPassword })
  await context.close()
}

const sessionsOf = async ({ client }: Person) => (await client.call(sessions, {})).sessions.length

test('a new password survives six faults, and ends the other sessions', async ({ page, browser }) => {
  const person = await memberAt(page, 'password')
  await alsoElsewhere(browser, person)
  expect(await sessionsOf(person)).toBe(2)
  await survivesSending(page, {
    call: changePassword,
    values: {
      'Old password': person.password,
      'New password': 'Chosen-Horse-77',
      'New password again': 'Chosen-Horse-77',
    },
    submit: 'Change password',
    done: () => page.getByText('Your password is changed.'),
  })
  expect(await sessionsOf(person)).toBe(1)
  await alsoElsewhere(browser, { ...person, password: 'Chosen-Horse-77' })
  expect(await sessionsOf(person)).toBe(2)
})

test('a new payment password survives six faults, and holds', async ({ page }) => {
  const person = await memberAt(page, 'payment-password')
  await survivesSending(page, {
    call: changePaymentPassword,
    values: {
      'Old payment password': secrets.paymentPassword,
      'New payment password': '864209',
      'New payment password again': '864209',
    },
    submit: 'Change payment password',
    done: () => page.getByRole('main').getByRole('button', { name: 'Continue' }),
  })
  const body = (oldPaymentPassword: string) => ({
    oldPaymentPassword,
    paymentPassword: '975310',
    confirmPaymentPassword: '975310',
  })
  const { client } = person
  await expect(client.call(changePaymentPassword, { body: body(secrets.paymentPassword) })).rejects.toThrow()
  await client.call(changePaymentPassword, { body: body('864209') })
})

test('an e-mail address and a mobile number survive six faults: one message each, and both are the account’s', async ({
  page,
}) => {
  const person = await memberAt(page, 'email')
  const asking = {
    call: contactCode,
    button: page.getByRole('button', { name: 'Get a code' }),
    done: () => page.getByRole('button', { name: /^Send again in/ }),
  }
  const email = `${person.account}@example.com`
  await test.step('e-mail', async () => {
    await field(page, 'E-mail address').fill(email)
    await survivesPressing(page, asking)
    await survivesSending(page, {
      call: verifyEmail,
      values: { 'E-mail address': email, 'Code from the e-mail': await messageTo(email, codeIn) },
      submit: 'Verify e-mail address',
      done: () => page.getByText('Your e-mail address is verified.'),
    })
    expect(await messagesTo(email, codeIn)).toBe(1)
    expect(await stateOf(person, 'email')).toBe('verified')
  })
  const mobile = freshMobile()
  await test.step('mobile', async () => {
    await openMember(page, '/member/security?view=mobile')
    await field(page, 'Mobile number').fill(mobile)
    await survivesPressing(page, asking)
    await survivesSending(page, {
      call: verifyMobile,
      values: {
        'Mobile number': mobile,
        'Code from the text message': await messageTo(international(mobile), codeIn),
      },
      submit: 'Verify mobile number',
      done: () => page.getByText('Your mobile number is verified.'),
    })
    expect(await messagesTo(international(mobile), codeIn)).toBe(1)
    expect(await stateOf(person, 'mobile')).toBe('verified')
  })
})

test('an authenticator app survives six faults: its secret, its code, and taking it away', async ({
  page,
}) => {
  const person = await memberAt(page, 'authenticator')
  const secret = page.getByRole('textbox', { name: 'Secret' })
  await survivesPressing(page, {
    call: authenticatorSecret,
    button: page.getByRole('button', { name: 'I have an app: go on' }),
    done: () => secret,
  })
  await survivesSending(page, {
    call: connectAuthenticator,
    values: { 'Code that the app shows': authenticatorCode(await secret.inputValue(), person.client.now()) },
    submit: 'Connect the app',
    done: () => page.getByText('Your authenticator app is connected.'),
  })
  const codes = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  const [recovery = ''] = await codes.allTextContents()
  expect(await stateOf(person, 'authenticator')).not.toBe('notSet')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await survivesSending(page, {
    call: removeAuthenticator,
    open: () => openMember(page, '/member/security?view=authenticator'),
    values: { 'Code of the app, or a recovery code': recovery },
    submit: 'Take the app away',
    done: () => page.getByRole('heading', { name: 'Security', level: 1 }),
  })
  expect(await stateOf(person, 'authenticator')).toBe('notSet')
})

test('bank accounts survive six faults: added, made the default, taken away, each once', async ({ page }) => {
  test.slow()
  const person = await memberAt(page, 'banks')
  const main = page.getByRole('main')
  const endings = async () =>
    (await person.client.call(bankAccounts, {})).accounts.map(({ accountNumberMasked, isDefault }) => [
      accountNumberMasked.slice(-4),
      isDefault,
    ])
  const add = async (number: string, name: Record<string, string>) => {
    await survivesSending(page, {
      call: addBankAccount,
      open: async () => {
        await main.getByRole('button', { name: 'Add bank account' }).click()
        await field(page, 'Bank').selectOption({ index: 1 })
      },
      values: { 'Account or card number': number, ...name, 'Payment password': secrets.paymentPassword },
      submit: 'Add bank account',
      keyed: true,
      done: () => page.getByText('Your bank account is added.'),
    })
    await main.getByRole('button', { name: 'Continue' }).click()
  }
  await add('000111222333', { 'Account name': 'Sok Dara' })
  await add('000444555666', {})
  const popup = page.getByRole('dialog')
  const ofNumber = (digits: string) => page.getByRole('region').filter({ hasText: digits })
  await ofNumber('5666').getByRole('button', { name: 'Make default' }).click()
  await survivesSending(page, {
    call: defaultBankAccount,
    form: popup,
    values: { 'Payment password': secrets.paymentPassword },
    submit: 'Make default',
    keyed: true,
    done: () => page.getByText('This account is the default now.'),
  })
  await expect(popup).toBeHidden()
  expect(await endings()).toEqual(
    expect.arrayContaining([
      ['5666', true],
      ['2333', false],
    ]),
  )
  expect(await endings()).toHaveLength(2)
  await ofNumber('2333').getByRole('button', { name: 'Remove' }).click()
  await survivesSending(page, {
    call: removeBankAccount,
    form: popup,
    values: { 'Payment password': secrets.paymentPassword },
    submit: 'Remove account',
    keyed: true,
    done: () => page.getByText('The bank account is removed.'),
  })
  await expect(ofNumber('2333')).toBeHidden()
  expect(await endings()).toEqual([['5666', true]])
})

test('a profile and a picture survive six faults, and are kept', async ({ page }) => {
  const person = await memberAt(page, 'profile')
  const { icons: pictures, current } = await person.client.call(icons, {})
  const number = pictures.findIndex(({ id }) => id !== current) + 1
  const picture = page.getByRole('button', { name: `Picture ${number}`, exact: true })
  const chosen = picture.and(page.locator('[aria-pressed=true]'))
  await survivesPressing(page, {
    call: chooseIcon,
    button: picture,
    stays: picture.and(page.locator('[aria-pressed=false]')),
    busy: chosen,
    done: () => chosen,
  })
  await expect.poll(async () => (await person.client.call(icons, {})).current).toBe(pictures[number - 1]?.id)
  await survivesSending(page, {
    call: updateProfile,
    values: { Nickname: 'Fault Walker', Telegram: 'fault_walker' },
    submit: 'Save',
    done: () => page.getByText('Your profile is saved.'),
  })
  const { values } = await person.client.call(profile, {})
  expect(values).toMatchObject({ nickname: 'Fault Walker', telegram: 'fault_walker' })
})

test('signing out other devices survives six faults: one of them, then all', async ({ page, browser }) => {
  const person = await newMember(page.context())
  for (const _ of [1, 2, 3]) await alsoElsewhere(browser, person)
  await enter(page, 'member', person)
  await openMember(page, '/member/security?view=sessions')
  await survivesPressing(page, {
    call: endSession,
    button: page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first(),
    done: () => page.getByText('The device was signed out.'),
  })
  await expect.poll(() => sessionsOf(person)).toBe(3)
  await survivesPressing(page, {
    call: endOtherSessions,
    button: page.getByRole('main').getByRole('button', { name: 'Sign out everywhere else' }),
    confirm: 'Sign out the others',
    done: () => page.getByText('2 devices were signed out.'),
  })
  expect(await sessionsOf(person)).toBe(1)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toBeVisible()
})
