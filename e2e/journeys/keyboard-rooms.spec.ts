import { newIntentKey } from '@baize/api'
import { contracts, convertPoints, limits, messages, redeemList, teamMembers } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { arrowTo, press, skipToContent, tabTo, typeInto } from '../support/keyboard.ts'
import { callerOf, freshName, memberWithMoney, newAgent, type Person } from '../support/people.ts'
import { product } from '../support/product.ts'
import { offerByPlatform } from '../support/sandbox.ts'
import { expectBalance, field, openMember } from '../support/screens.ts'

test.describe.configure({ timeout: 150_000 })

/** Opens a page by its address, which is typed, and moves to its content. */
async function goTo(page: Page, path: string): Promise<void> {
  await openMember(page, path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await skipToContent(page)
}

/** Confirms the dialog before an action. */
const agree = (page: Page, name: string) =>
  press(page, page.getByRole('alertdialog').getByRole('button', { name, exact: true }))

async function buyPoints({ client }: Person): Promise<void> {
  const body = { direction: 'toPoints', points: '500' } as const
  await client.call(convertPoints, { body }, { idempotencyKey: newIntentKey() })
}

test('language, appearance, rewards, points, promotions, limits, messages and a contract with the keyboard alone', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '60.00')
  const { client, account, paymentPassword } = person
  await buyPoints(person)
  const main = page.getByRole('main')
  const site = page.getByRole('navigation', { name: 'Site' })

  await test.step('chooses a language, and back', async () => {
    await openMember(page, '/promotions')
    const html = page.locator('html')
    await press(page, site.getByRole('button', { name: 'Language: English' }))
    await arrowTo(page, page.getByRole('menuitemradio', { name: 'ខ្មែរ' }))
    await page.keyboard.press('Enter')
    await expect(html).toHaveAttribute('lang', 'km')
    // The clicked button still has the focus, in the other language.
    await page.keyboard.press('Enter')
    await arrowTo(page, page.getByRole('menuitemradio', { name: 'English' }))
    await page.keyboard.press('Enter')
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(site.getByRole('button', { name: 'Language: English' })).toBeFocused()
  })

  await test.step('chooses the appearance', async () => {
    const appearance = site.getByRole('group', { name: 'Appearance' })
    await tabTo(page, appearance.getByRole('radio', { name: 'System' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(appearance.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await openMember(page, '/member/rewards')
  })

  await test.step('claims a reward', async () => {
    await goTo(page, '/member/rewards')
    const claims = main.getByRole('button', { name: 'Claim', exact: true })
    await expect(claims.first()).toBeVisible()
    const count = await claims.count()
    await press(page, claims.first())
    await expect(page.getByText('1 reward claimed.')).toBeVisible()
    await expect(claims).toHaveCount(count - 1)
  })

  await test.step('redeems a product', async () => {
    await goTo(page, '/pointMall')
    await press(page, main.getByRole('article', { name: /\$5 cash/ }).getByRole('button', { name: 'Redeem' }))
    const dialog = page.getByRole('dialog', { name: 'Redeem points' })
    await press(page, dialog.getByRole('button', { name: 'Redeem', exact: true }))
    await agree(page, 'Redeem')
    await expect(dialog.getByText('Your redemption has been sent.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect((await client.call(redeemList, { query: {} })).rows).toHaveLength(1)
  })

  await test.step('applies for a promotion', async () => {
    await goTo(page, '/promotions/starter')
    await press(page, main.getByRole('button', { name: 'Join now' }))
    await typeInto(page, field(page, 'Comment'), 'By keyboard')
    await press(page, page.getByRole('button', { name: 'Apply', exact: true }))
    await expect(page.getByText('Your application has been sent.')).toBeVisible()
  })

  await test.step('sets a limit', async () => {
    await goTo(page, '/member/limits')
    const opener = main.locator('[data-limit="deposit.day"]')
    await press(page, opener)
    const dialog = page.getByRole('dialog', { name: 'Deposits: A day' })
    await typeInto(page, field(dialog, 'Amount'), '200.00')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    const { limits: set } = await client.call(limits, {})
    expect(set).toContainEqual(expect.objectContaining({ kind: 'deposit', amount: '200.00' }))
  })

  await test.step('opens a message', async () => {
    const newest = async () => (await client.call(messages, { query: {} })).rows[0]?.title ?? ''
    // A job sends the one about the promotion, in its time.
    await expect.poll(newest).not.toBe('')
    const title = await newest()
    await goTo(page, '/member/messages')
    const first = main.getByRole('listitem').filter({ hasText: title }).first().getByRole('button')
    await press(page, first)
    await expect(main.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await press(page, main.getByRole('button', { name: 'Star', exact: true }))
    await expect(main.getByRole('button', { name: 'Star', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('accepts a contract', async () => {
    const terms = { kind: 'dividend', period: 'daily', autoPay: true, tiers: [{ rate: '5' }] }
    await offerByPlatform(account, terms)
    await openMember(page, '/contract')
    const popup = page.getByRole('dialog', { name: 'Contract' })
    await tabTo(page, popup.getByRole('checkbox', { name: /I have read the terms/ }))
    await page.keyboard.press('Space')
    await typeInto(page, field(popup, 'Payment password'), paymentPassword)
    await page.keyboard.press('Enter')
    await expect(popup.getByText(/^(In force$|Starts )/).first()).toBeVisible()
    const { rows } = await client.call(contracts, { query: { side: 'own' } })
    expect(rows.map(({ state }) => state)).not.toContain('requested')
  })
})

test('an agent signs in, opens an account and sends it money with the keyboard alone', async ({
  page,
  browser,
}) => {
  const agent = await newAgent(browser)
  const newcomer = freshName('keyed')
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: 'Agent centre' })
  await page.goto(product().urls.agent)
  await typeInto(page, field(page, 'Username'), agent.account)
  await typeInto(page, field(page, 'Password'), agent.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await expectBalance(page, '300.00')

  await test.step('opens an account', async () => {
    await press(page, menu.getByRole('link', { name: 'Create account' }))
    await expect(main).toBeFocused()
    await typeInto(page, field(main, 'Username'), newcomer)
    await page.keyboard.press('Enter')
    await expect(main.getByText('Account opened')).toBeVisible()
  })

  await test.step('sends it money', async () => {
    await press(page, menu.getByRole('link', { name: 'Transfer' }), 'Shift+Tab')
    await expect(main).toBeFocused()
    await press(page, main.getByRole('list', { name: 'Recipient' }).getByRole('button', { name: newcomer }))
    await typeInto(page, field(main, 'Amount'), '25.00')
    await typeInto(page, field(main, 'Payment password'), agent.paymentPassword)
    await press(page, main.getByRole('button', { name: 'Review' }))
    await agree(page, 'Send now')
    await expect(main.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expectBalance(page, '275.00')
    const token = await page.evaluate(() => sessionStorage.getItem('token'))
    const { client } = callerOf(page.context(), 'agent', token ?? '')
    const { rows } = await client.call(teamMembers, { query: {} })
    expect(rows.map(({ account, balance }) => [account, balance])).toEqual([[newcomer, '25.00']])
  })
})
