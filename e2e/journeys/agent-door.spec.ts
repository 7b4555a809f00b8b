import { login } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { agentPage, sideOf, visit } from '../support/agents.ts'
import { giveContracts } from '../support/contracts.ts'
import { callerOf, newAgent, originOf } from '../support/people.ts'
import { field, fill } from '../support/screens.ts'

const doorOf = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 2 })

test('the door leads to the members’ site and to a new password, and remembers who signed in', async ({
  browser,
}) => {
  const { account, password } = await newAgent(browser, null)
  const context = await browser.newContext({ locale: 'en-US' })
  const { client } = callerOf(context, 'agent')
  await client.call(login, { body: { type: 'username', username: account, password, remember: true } })
  const page = await context.newPage()
  await page.goto(`${originOf('agent')}/agent`)

  await page.getByRole('button', { name: `Continue as ${account}` }).click()
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await context.close()

  const stranger = await browser.newPage({ locale: 'en-US' })
  await stranger.goto(`${originOf('agent')}/agent`)
  await stranger.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = stranger.getByRole('dialog', { name: 'Forgot your password?' })
  await dialog.getByRole('tab', { name: 'By email' }).click()
  await fill(dialog, { Username: account, 'Email address': `${account}@example.com` })
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('Check your email')).toBeVisible()
  await stranger.keyboard.press('Escape')
  await stranger.getByRole('link', { name: 'Go to the members’ site' }).click()
  await expect(stranger).toHaveURL(new RegExp(`^${originOf('member')}/`))
  await stranger.close()
})

test('a reload after the session ended shows why, and sign-in continues there', async ({ browser }) => {
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, null))
  await visit(page, '/profit-and-loss?view=days')
  // To the platform the session is over, as after a pause: the sandbox's time takes sessions along.
  await page.context().clearCookies()
  await page.reload()
  await expect(doorOf(page)).toBeVisible()
  await expect(page.getByText(/after a period of inactivity/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/after a period of inactivity/)).toBeVisible()
  await field(page, 'Username').fill(person.account)
  await field(page, 'Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(agentPage('/profit-and-loss?view=days'))
  await page.context().close()
})

test('a page over which the session ended says why once more when it is loaded anew, and forgets it after a sign-in', async ({
  browser,
}) => {
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, null))
  await visit(page, '/income')
  const endSession = async () => {
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('after a period of inactivity')
  }
  const enterAgain = async () => {
    await field(page, 'Username').fill(person.account)
    await field(page, 'Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'My income', level: 1 })).toBeVisible()
  }
  await endSession()
  await page.reload()
  await expect(doorOf(page)).toBeVisible()
  await expect(page.getByText(/after a period of inactivity/)).toBeVisible()
  await enterAgain()

  await endSession()
  await enterAgain()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('agent.door'))).toBeNull()
  await page.context().close()
})

test('an address without a page says so, and pages of contracts are those that the agent has', async ({
  browser,
}) => {
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, null))
  await page.goto(agentPage('/nonsense'))
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(agentPage('/nonsense'))
  const menu = page.getByRole('navigation', { name: 'Agent centre' })
  await expect(menu.getByRole('link', { name: 'My income' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Dividend' })).toHaveCount(0)

  await giveContracts(browser, person, { kinds: ['dividend'] })
  await visit(page, '/today')
  await expect(menu.getByRole('link', { name: 'Dividend' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /salary/ })).toHaveCount(0)
  await page.context().close()
})
