import { contactCode, login, memberInfo, rememberedAccount, sessions, verifyEmail } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { elsewhere } from '../support/elsewhere.ts'
import { messageTo } from '../support/outbox.ts'
import { callerOf, newMember, type Person } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { field, openMember } from '../support/screens.ts'

const code = /code is (\d{6})/
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
const inside = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Deposit' })

/** The account that is signed in on the page, for calls. */
async function callerOn(page: Page) {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  return callerOf(page.context(), 'member', token ?? '').client
}

/** Sets an account's e-mail address by call; a minute later, as an address gets one code a minute. */
async function withEmail({ account, client }: Person): Promise<string> {
  const email = `${account}@example.com`
  await client.call(contactCode, { body: { email } })
  await client.call(verifyEmail, { body: { email, verificationCode: await messageTo(email, code) } })
  await travel(61)
  return email
}

/** An account that the browser of the page remembers, signed out in it. */
async function rememberedOn(page: Page): Promise<string> {
  const { account, password } = await newMember(page.context())
  const { client } = callerOf(page.context(), 'member')
  await client.call(login, { body: { type: 'username', username: account, password, remember: true } })
  await openMember(page, '/login')
  return account
}

test('from a new device a code from the e-mail is required, and opens one session', async ({
  page,
  browser,
}) => {
  const away = await elsewhere(browser)
  const person = await newMember(away.context)
  const email = await withEmail(person)
  await openMember(page, '/login')
  const form = signIn(page)
  await field(form, 'Username').fill(person.account)
  await field(form, 'Password').fill(person.password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(form.getByText('Verify it’s you')).toBeVisible()
  await form.getByRole('button', { name: 'Get a code' }).click()
  await expect(form.getByRole('button', { name: /^Send again in/ })).toBeVisible()
  await field(form, 'Code from the email').fill(await messageTo(email, code))
  await form.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(inside(page)).toBeVisible()
  expect((await (await callerOn(page)).call(sessions, {})).sessions).toHaveLength(2)
  await away.leave()
})

test('a browser that remembers an account signs in with one click', async ({ page }) => {
  const account = await rememberedOn(page)
  await signIn(page)
    .getByRole('button', { name: `Continue as ${account}` })
    .click()
  await expect(inside(page)).toBeVisible()
  // One browser is one device, however often it signs in.
  expect((await (await callerOn(page)).call(sessions, {})).sessions).toHaveLength(1)
})

test('a browser that is asked to forget an account forgets it', async ({ page }) => {
  await rememberedOn(page)
  await signIn(page).getByRole('button', { name: 'Not you? Remove account' }).click()
  await expect(field(signIn(page), 'Username')).toHaveValue('')
  const { client } = callerOf(page.context(), 'member')
  expect((await client.call(rememberedAccount, {})).username ?? null).toBeNull()
})

test('free play opens a trial account', async ({ page }) => {
  await openMember(page, '/?popup=login')
  await page.getByRole('dialog').getByRole('button', { name: 'Play for free' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account:/ })).toBeVisible()
  const trial = 4
  expect((await (await callerOn(page)).call(memberInfo, {})).type).toBe(trial)
})
