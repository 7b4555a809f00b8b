import { securityCentre } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { sideOf, visit } from '../support/agents.ts'
import { changePaymentPassword } from '../support/paymentPassword.ts'
import { newAgent } from '../support/people.ts'

test('an agent’s own account: a new payment password, what the platform says of it, another device signed out', async ({
  browser,
}) => {
  const agent = await newAgent(browser, null)
  const { page, person } = await sideOf(browser, 'agent', agent)

  await test.step('changes the payment password in the security centre', async () => {
    await visit(page, '/security')
    await changePaymentPassword(page, '864209')
    const { items } = await person.client.call(securityCentre, {})
    expect(items.find(({ kind }) => kind === 'paymentPassword')?.state).toBe('set')
  })

  await test.step('reads what the platform says of it', async () => {
    const menu = page.getByRole('navigation', { name: 'Agent centre' })
    await menu.getByRole('link', { name: /Platform messages/ }).click()
    await expect(page).toHaveURL(/agentHome\/messages/)
    const main = page.getByRole('main')
    const title = 'Your payment password was changed'
    await main.getByRole('listitem').filter({ hasText: title }).getByRole('button').click()
    await expect(main.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  })

  await test.step('signs out another device, which is led to the door', async () => {
    const other = await sideOf(browser, 'agent', { ...agent, paymentPassword: '864209' })
    await visit(other.page, '')
    await visit(page, '/devices')
    const cards = page.getByRole('main').getByRole('region')
    await expect(cards.filter({ hasText: 'This device' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out other devices' }).click()
    await expect(page.getByText(/signed out\.$/)).toBeVisible()
    await expect(cards).toHaveCount(1)
    await expect(other.page).toHaveURL(/\/agent$/)
    await expect(other.page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await visit(page, '')
  })
})
