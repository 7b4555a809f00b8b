import { newIntentKey } from '@baize/api'
import { convertPoints, pointsBalance, redeemPoints } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { deposit, memberWithMoney, newMember, originOf, type Person } from '../support/people.ts'
import { letItRain } from '../support/sandbox.ts'
import { complaintsOf, expectBalance, field, fill, shownAmount } from '../support/screens.ts'

/** One pixel, as a PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const open = (page: Page, path: string) => page.goto(`${originOf('member')}${path}`)

/** Points for money, by call. */
async function buyPoints({ client }: Person, points: string): Promise<void> {
  const body = { direction: 'toPoints' as const, points }
  await client.call(convertPoints, { body }, { idempotencyKey: newIntentKey() })
}

test('a visitor browses the promotions; a member applies for one with images and is paid', async ({
  page,
}) => {
  await open(page, '/promotions')
  await page.getByRole('tab', { name: /New members/ }).click()
  await expect(page).toHaveURL(/category=newcomer/)
  await page.getByRole('link', { name: 'A first hand on the house' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Key terms')
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Sign in to take part in A first hand on the house' }),
  ).toBeVisible()

  const complaints = complaintsOf(page)
  await memberWithMoney(page, '20.00')
  await open(page, '/promotions/starter')
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page).toHaveURL(/apply=1/)
  const comment = field(page, 'Comment')
  await comment.fill('A friend told me #issue')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: pixel },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText('notes.txt')).toBeVisible()
  await expect(comment).toHaveValue('A friend told me #issue')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('Your application has been sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the promotions' }).click()
  await expect(page.getByText('The reward was paid into your balance.')).toBeVisible({ timeout: 30_000 })
  await expectBalance(page, '25.00')
  expect(complaints).toEqual([])
})

test('points are bought and converted, and the last product is redeemed by the first member', async ({
  page,
  browser,
}) => {
  const person = await memberWithMoney(page, '40.00')
  await buyPoints(person, '1000')
  const elsewhere = await browser.newContext()
  const other = await newMember(elsewhere)
  await deposit(other, '20.00')
  await buyPoints(other, '500')

  await open(page, '/pointMall?kind=goods')
  await test.step('another member takes the last one', async () => {
    const coin = page.getByRole('article', { name: /Collector coin/ })
    await coin.getByRole('button', { name: 'Redeem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Redeem points' })
    await fill(dialog, { Recipient: 'Sok Dara', 'City or district': 'Phnom Penh' })
    await field(dialog, 'Mobile number').fill('012345678')
    // The number's country is named so as well.
    await dialog.locator('select[name="country"]').selectOption('KH')
    await field(dialog, 'Street and house number').fill('House 12, Street 51')
    const recipient = { name: 'Chan Bopha', mobileNum: '+85512999888', address: 'Street 1, Siem Reap' }
    await other.client.call(
      redeemPoints,
      { body: { productId: 'lastone', quantity: 1, recipient } },
      { idempotencyKey: newIntentKey() },
    )
    await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem', exact: true }).click()
    await expect(dialog.getByRole('region', { name: 'There is a problem' })).toContainText('out of stock')
    await expect(field(dialog, 'Recipient')).toHaveValue('Sok Dara')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button')
      .last()
      .click({ timeout: 2_000 })
      .catch(() => {})
    await expect(coin.getByText('Sold out')).toBeVisible()
  })

  await test.step('cash is redeemed, approved, and in the history', async () => {
    await open(page, '/pointMall?redeem=cash5')
    const dialog = page.getByRole('dialog', { name: 'Redeem points' })
    await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem', exact: true }).click()
    await expect(dialog.getByText('Your redemption has been sent.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show my redemptions' }).click()
    const table = page.getByRole('table', { name: 'Redemption history' })
    await expect(table.getByRole('row').nth(1)).toContainText('$5 cash')
    await expectBalance(page, '35.00')
  })

  await test.step('the rest becomes money', async () => {
    await page.getByRole('tab', { name: 'Exchange' }).click()
    await field(page, 'Points to convert').fill('500')
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Convert', exact: true }).click()
    await expect(page.getByText('Your points are converted.')).toBeVisible()
    await expectBalance(page, '40.00')
    expect((await person.client.call(pointsBalance, {})).points).toBe('0.00')
    await page.getByRole('tab', { name: 'Points history' }).click()
    const table = page.getByRole('table', { name: 'Points history' })
    for (const type of ['Converted to cash', 'Redeemed', 'Bought']) await expect(table).toContainText(type)
  })
  await elsewhere.close()
})

test('a member sees the VIP ladder and claims a bonus; a red envelope is opened once', async ({ page }) => {
  await memberWithMoney(page, '30.00')
  await open(page, '/vip')
  await expect(page.getByRole('region', { name: 'VIP levels' }).getByText('You are here')).toBeVisible()
  const claim = page.getByRole('button', { name: 'Claim', exact: true })
  await expect(claim.first()).toBeVisible()
  const offers = await claim.count()
  await claim.first().click()
  await expect(page.getByText(/claimed. You can play with it now/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(offers - 1)

  await letItRain()
  await open(page, '/red-envelope')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText(/^You received \$/)).toBeVisible()
  const got = await shownAmount(page.getByText(/^You received \$/))
  await page.reload()
  await expect(page.getByText('Already opened')).toBeVisible()
  await expect(page.getByText(`You received $${got}.`)).toBeVisible()
})
