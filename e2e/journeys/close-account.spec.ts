import { newIntentKey } from '@baize/api'
import { accountClosure, login, requestClosure } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { enter, newMember } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { field, openMember } from '../support/screens.ts'

const day = 24 * 3600

test('an account is to be closed, every page says so, and it is kept; asked again, it closes', async ({
  page,
}) => {
  const person = await newMember(page.context())
  const { client } = person
  await enter(page, 'member', person)

  await test.step('what happens is said, and the request is confirmed', async () => {
    await openMember(page, '/member/security')
    await page.getByRole('main').getByRole('button', { name: 'Close account' }).click()
    await expect(page.getByText('A self-exclusion stays in force')).toBeVisible()
    await field(page, 'Why are you leaving\\?').fill('I no longer play.')
    await page.getByRole('main').getByRole('button', { name: 'Close account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close account' }).click()
    await expect(page.getByText(/^Your account closes on/)).toBeVisible()
  })

  await test.step('another page leads back, and the account is kept', async () => {
    await openMember(page, '/member/limits')
    await page.getByRole('main').getByRole('link', { name: 'Keep my account' }).first().click()
    await page.getByRole('main').getByRole('button', { name: 'Keep my account' }).click()
    await expect(field(page, 'Why are you leaving\\?')).toBeVisible()
    expect((await client.call(accountClosure, {})).closing).toBeNull()
  })

  await test.step('after the cool-off it is closed', async () => {
    await client.call(requestClosure, { body: {} }, { idempotencyKey: newIntentKey() })
    await travel(7 * day + 60)
    const body = { type: 'username', username: person.account, password: person.password } as const
    const signIn = () =>
      client.call(login, { body }).then(
        () => 'signed in',
        ({ code }) => code,
      )
    await expect.poll(signIn, { timeout: 30_000 }).toBe('memberNoEnter')
  })
})
