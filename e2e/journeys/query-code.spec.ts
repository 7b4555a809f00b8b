import { sessionCode } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { callerOf, newMember, originOf } from '../support/people.ts'

test('D2: a link with a one-time code signs in, once, and the address never keeps it', async ({
  page,
  browser,
}) => {
  const member = await newMember(page.context())
  const { client } = callerOf(page.context(), 'member', member.token)
  const { code } = await client.call(sessionCode, {})
  const address = `${originOf('member')}/m/appDownload?language=en&token=${code}`

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'App download', level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)
  expect(asked[0]).toBe('/wps/session/exchange')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeHidden()
  await page.goto(`${originOf('member')}/member/betting-record`)
  await expect(page.getByRole('heading', { name: 'Betting record', level: 1 })).toBeVisible()

  const other = await browser.newContext()
  const second = await other.newPage()
  await second.goto(address)
  await expect(second.getByText(/has been used or has expired/)).toBeVisible()
  await expect(second).not.toHaveURL(/token=/)
  await expect(second.getByRole('heading', { name: 'App download', level: 1 })).toBeVisible()
  await expect(second.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await other.close()
})
