import { randomInt } from 'node:crypto'
import { bankAccounts, messages, securityCentre } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { authenticatorCode } from '../support/authenticator.ts'
import { messageTo } from '../support/outbox.ts'
import { changePaymentPassword } from '../support/paymentPassword.ts'
import { enter, newMember, type Person, secrets } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { field, openMember } from '../support/screens.ts'
import { archiveSavedBy } from '../support/spreadsheets.ts'

const codeIn = /code is (\d{6})/

async function stateOf({ client }: Person, wanted: string): Promise<string | undefined> {
  const { items } = await client.call(securityCentre, {})
  return items.find(({ kind }) => kind === wanted)?.state
}

async function memberAt(page: Page, view: string): Promise<Person> {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, `/member/security${view}`)
  return person
}

const goOn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue' }).click()

test('the payment password is changed: a wrong old one is refused, the new one works', async ({ page }) => {
  const person = await memberAt(page, '')
  await changePaymentPassword(page, '864209')
  expect(await stateOf(person, 'paymentPassword')).toBe('set')
})

test('an e-mail address and a mobile number become the account’s by their codes', async ({ page }) => {
  const person = await memberAt(page, '?view=email')
  const email = `${person.account}@example.com`
  await field(page, 'Email address').fill(email)
  await page.getByRole('button', { name: 'Get a code' }).click()
  await field(page, 'Code from the email').fill('000000')
  await page.getByRole('button', { name: 'Verify email address' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await field(page, 'Code from the email').fill(await messageTo(email, codeIn))
  await page.getByRole('button', { name: 'Verify email address' }).click()
  await goOn(page)
  await expect.poll(() => stateOf(person, 'email')).toBe('verified')

  const mobile = `012${randomInt(100_000, 800_000)}`
  await openMember(page, '/member/security?view=mobile')
  await field(page, 'Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Get a code' }).click()
  await field(page, 'Code from the text message').fill(await messageTo(`+855${mobile.slice(1)}`, codeIn))
  await page.getByRole('button', { name: 'Verify mobile number' }).click()
  await goOn(page)
  await expect.poll(() => stateOf(person, 'mobile')).toBe('verified')
  await expect(page.getByRole('listitem').filter({ hasText: 'Mobile number' })).toContainText('Verified')
})

test('ten minutes after the sign-in a change requires the password, in one tab for all, and keeps what was typed', async ({
  page,
}) => {
  const person = await memberAt(page, '?view=email')
  const second = await page.context().newPage()
  await openMember(second, '/member/security?view=authenticator')
  await travel(11 * 60, { spent: true })
  const email = `${person.account}@example.com`
  await field(page, 'Email address').fill(email)
  const getCode = page.getByRole('button', { name: 'Get a code' })
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })

  await getCode.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Nothing was changed.')
  await expect(field(page, 'Email address')).toHaveValue(email)

  await getCode.click()
  await field(question, 'Password').fill('not-this-one')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(field(question, 'Password')).toHaveAttribute('aria-invalid', 'true')
  await field(question, 'Password').fill(person.password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toBeHidden()
  await field(page, 'Code from the email').fill(await messageTo(email, codeIn))
  await page.getByRole('button', { name: 'Verify email address' }).click()
  await goOn(page)
  await expect.poll(() => stateOf(person, 'email')).toBe('verified')

  await goOn(second)
  await expect(second.getByRole('textbox', { name: 'Setup key' })).toBeVisible()
})

test('an authenticator app is connected, its recovery codes are shown once, and one takes it away', async ({
  page,
}) => {
  const person = await memberAt(page, '?view=authenticator')
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await page.getByRole('textbox', { name: 'Setup key' }).inputValue()
  await field(page, 'Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Connect the app' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await field(page, 'Code from the app').fill(authenticatorCode(secret, person.client.now()))
  await page.getByRole('button', { name: 'Connect the app' }).click()
  const codes = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expect(page.getByText('Authenticator app connected.')).toBeVisible()
  const [code = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  expect(await stateOf(person, 'authenticator')).not.toBe('notSet')

  await openMember(page, '/member/security?view=authenticator')
  await field(page, 'Authenticator or recovery code').fill(code)
  await page.getByRole('button', { name: 'Remove app' }).click()
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  expect(await stateOf(person, 'authenticator')).toBe('notSet')
})

test('bank accounts are added, one becomes the default, one is taken away', async ({ page }) => {
  const person = await memberAt(page, '?view=banks')
  const add = async (number: string, name: string) => {
    await page.getByRole('button', { name: 'Add bank account' }).click()
    await field(page, 'Bank').selectOption({ index: 1 })
    await field(page, 'Account or card number').fill(number)
    if (name) await field(page, 'Account name').fill(name)
    await field(page, 'Payment password').fill(secrets.paymentPassword)
    await page.getByRole('button', { name: 'Add bank account' }).click()
    await expect(page.getByText('Your bank account is added.')).toBeVisible()
    await goOn(page)
  }
  await add('000 111 222 333', 'Sok Dara')
  await add('000444555666', '')
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(2)
  const ofNumber = (digits: string) => page.getByRole('region').filter({ hasText: digits })
  const popup = page.getByRole('dialog')

  await ofNumber('5666').getByRole('button', { name: 'Make default' }).click()
  await field(popup, 'Payment password').fill(secrets.paymentPassword)
  await popup.getByRole('button', { name: 'Make default' }).click()
  await expect(popup).toBeHidden()
  await expect(ofNumber('5666')).toContainText('Default')
  await ofNumber('2333').getByRole('button', { name: 'Remove' }).click()
  await field(popup, 'Payment password').fill('111111')
  await popup.getByRole('button', { name: 'Remove account' }).click()
  await expect(popup.getByRole('region', { name: 'There is a problem' })).toBeVisible()
  await field(popup, 'Payment password').fill(secrets.paymentPassword)
  await popup.getByRole('button', { name: 'Remove account' }).click()
  await expect(popup).toBeHidden()
  await expect(ofNumber('2333')).toBeHidden()
  const { accounts, realName } = await person.client.call(bankAccounts, {})
  expect({
    realName,
    numbers: accounts.map(({ accountNumberMasked }) => accountNumberMasked.slice(-4)),
  }).toEqual({
    realName: 'Sok Dara',
    numbers: ['5666'],
  })
})

test('what is held about the account is downloaded once a day, and the inbox says so', async ({ page }) => {
  const person = await memberAt(page, '')
  const download = page.getByRole('main').getByRole('button', { name: 'Download your data' })
  await download.click()
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible()
  const files = await archiveSavedBy(page, download)
  expect(files.get('README.txt')).toContain('a copy of the data held about your account')
  expect(JSON.parse(files.get('account.json') ?? '[]')).toMatchObject([{ account: person.account }])
  await download.click()
  await expect(page.getByText('The next download is possible from')).toBeVisible()
  const { rows } = await person.client.call(messages, { query: {} })
  expect(rows.map(({ title }) => title)).toContain('A copy of your data was requested')
})
