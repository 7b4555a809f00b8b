import { newIntentKey } from '@baize/api'
import { balance, createTransfer, teamMemberStatement, transferUpline } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import { sum } from '../support/amounts.ts'
import { acceptOffers, giveContracts, memberIdOf, offerTo, simpleTerms } from '../support/contracts.ts'
import { deposit, newAgent, type Person, playByCall } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { shownAmount, valueBeside } from '../support/screens.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let agent: Side
let downline: Person
let id: string

const once = () => ({ idempotencyKey: newIntentKey() })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  agent = await sideOf(browser, 'agent', await newAgent(browser, '100.00'))
  const { person } = agent
  const lower = await sideOf(browser, 'agent', await below(browser, person, 'agent'))
  await lower.page.close()
  downline = lower.person
  id = await memberIdOf(person, downline.account)
  const member = await below(browser, downline, 'member')
  await deposit(member, '900.00')
  await giveContracts(browser, person, { kinds: ['hourSalary'] })
  await offerTo(person, downline.account, simpleTerms('hourSalary', '2'))
  await acceptOffers(downline)
  await travel(300)
  for (let n = 0; n < 20; n += 1) await playByCall(member, '1001', '5.00')
  // A request is sealed with the platform's time, which a response has.
  for (const { client } of [person, downline]) await client.call(balance, {})
  const paymentPassword = person.paymentPassword
  await person.client.call(
    createTransfer,
    { body: { toMemberId: id, amount: '40.00', paymentPassword, note: 'Float' } },
    once(),
  )
  await downline.client.call(
    transferUpline,
    { body: { amount: '15.00', paymentPassword: downline.paymentPassword, note: '' } },
    once(),
  )
  await travel('endOfHour')
  await travel(15)
})

test.afterAll(() => agent?.page.context().close())

test('opening balance, what came and went, and closing balance add up, and closing is what the account has', async () => {
  const { page, person } = agent
  await visit(page, `/downline?id=${id}`)
  await page.getByRole('tab', { name: 'Statement' }).click()
  const movements = page.getByRole('table', { name: 'Movements by type' })
  await expect(movements.getByRole('row').filter({ hasText: 'Transfer received' })).toContainText('$40.00')
  await expect(movements.getByRole('row').filter({ hasText: 'Transfer sent' })).toContainText('$15.00')
  const shown = async (term: string) => shownAmount(valueBeside(page, term))
  const closing = await shown('Closing balance')
  expect(sum(await shown('Opening balance'), await shown('Money in'), await shown('Money out'))).toBe(closing)
  expect((await downline.client.call(balance, {})).balance).toBe(closing)

  const { bills } = await person.client.call(teamMemberStatement, { params: { id }, query: {} })
  expect(bills).toMatchObject([{ side: 'received', kind: 'hourSalary', count: 1 }])
  await expect(page.getByRole('table', { name: 'Contract bills to this account' })).toContainText(
    `$${bills[0]?.amount}`,
  )
})

test('a month before the account was opened is empty, and the address keeps it', async () => {
  const { page } = agent
  await page.getByLabel('Month').selectOption({ index: 3 })
  await expect(page.getByText('Nothing came in or went out in this month')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing came in or went out in this month')).toBeVisible()
  expect(await shownAmount(valueBeside(page, 'Closing balance'))).toBe('0.00')
})

for (const language of ['en', 'km', 'zh-Hans', 'ar'])
  test(`on paper it is one sheet with nothing to activate and nothing cut off: ${language}`, async () => {
    const { page } = agent
    await page.evaluate((tag) => localStorage.setItem('baize.locale', tag), language)
    await page.emulateMedia({ media: 'screen' })
    await visit(page, `/downline?id=${id}&tab=statement`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(page.getByRole('table')).toHaveCount(2)
    await page.setViewportSize({ width: 703, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('main :is(a, button, select):visible')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(downline.account)
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter((node) => {
          const { left, right } = node.getBoundingClientRect()
          return right > innerWidth + 1 || left < -1
        }).length,
    )
    expect(cut).toBe(0)
    await page.emulateMedia({ media: null })
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect([...pdf.matchAll(/\/MediaBox/g)]).toHaveLength(1)
  })
