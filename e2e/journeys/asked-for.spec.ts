import { newIntentKey } from '@baize/api'
import {
  agentTransfers,
  billDetail,
  boardVisibility,
  caseDetail,
  cases,
  createInvite,
  invites,
  teamNotes,
  withdrawalDetail,
} from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { acceptOffers, billOf, memberIdOf, simpleTerms } from '../support/contracts.ts'
import { deposit, enter, memberWithMoney, newAgent, playByCall, signedIn } from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { withdraw, writeToService } from '../support/requested.ts'
import { closeWindows, offerByPlatform, travel } from '../support/sandbox.ts'
import { expectBalance, field, fill, openMember, pixel } from '../support/screens.ts'

test('a withdrawal that waits for a document continues when one is uploaded, once', async ({ page }) => {
  const person = await memberWithMoney(page, '60.00')
  const withdrawal = await withdraw(page, person, '20.06')
  await page.locator('input[type=file]').setInputFiles(pixel, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Show the document' }).click()
  const detail = async () => person.client.call(withdrawalDetail, withdrawal)
  await expect.poll(async () => (await detail()).state, { timeout: 30_000 }).toBe('confirmPending')
  expect((await detail()).history.filter(({ reason }) => reason === 'documentShown')).toHaveLength(1)
  await expectBalance(page, '39.94')
})

test('money that an upline asks back is sent by the member, once', async ({ browser }) => {
  const upper = await sideOf(browser, 'agent', await newAgent(browser, null))
  const downline = await below(browser, upper.person, 'agent')
  await deposit(downline, '20.00')
  const member = await sideOf(browser, 'member', downline)

  await visit(upper.page, `/transfer?way=ask&to=${downline.account}`)
  await fill(upper.page, { Amount: '8.00', Reason: 'As agreed' })
  await upper.page.getByRole('main').getByRole('button', { name: 'Send request', exact: true }).click()
  const asked = upper.page.getByRole('table', { name: 'Your requests' }).getByRole('row')
  await expect(asked).toHaveText([/Requested from/, /8\.00.*Pending/])

  const dialog = member.page.getByRole('dialog', { name: 'Requests to you' })
  await openMember(member.page, '/member/transfer-upline')
  await member.page.getByRole('button', { name: 'Answer' }).click()
  await dialog.getByRole('radio', { name: 'Send' }).check()
  await field(dialog, 'Payment password').fill(downline.paymentPassword)
  await dialog.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(member.page.getByText('Money sent.')).toBeVisible()
  await expectBalance(member.page, '12.00')
  await expect(asked).toHaveText([/Requested from/, /8\.00.*Sent to you/])
  const { rows } = await upper.person.client.call(agentTransfers, { query: {} })
  expect(rows.map(({ direction, amount }) => `${direction} ${amount}`)).toEqual(['in 8.00'])
  for (const { page } of [upper, member]) await page.context().close()
})

test('an agent closes a link and keeps a note', async ({ browser }) => {
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, null))
  const member = await below(browser, person, 'member')
  const id = await memberIdOf(person, member.account)
  const body = { accountType: 'member' as const, maxUses: 1, expiresInDays: 1, note: 'The one to close' }
  const { code } = await person.client.call(createInvite, { body }, { idempotencyKey: newIntentKey() })

  await visit(page, '/open-account?way=link')
  await page.getByRole('row').filter({ hasText: code }).getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(`Link ${code} revoked.`)).toBeVisible()
  const found = (await person.client.call(invites, { query: {} })).rows.find((each) => each.code === code)
  expect(found?.state).toBe('revoked')

  await visit(page, `/downline?id=${id}&tab=notes`)
  await field(page, 'Your note').fill('Calls on Mondays')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved.')).toBeVisible()
  const { rows: noted } = await person.client.call(teamNotes, { query: { memberId: id } })
  expect(noted).toMatchObject([{ text: 'Calls on Mondays' }])
  await page.context().close()
})

test('a replied case is escalated and ends, and the member chooses not to be named on boards', async ({
  page,
}) => {
  const { client } = await memberWithMoney(page, '20.00')
  await writeToService(page)
  const newest = async () => (await client.call(cases, { query: {} })).rows[0]
  await expect.poll(async () => (await newest())?.state, { timeout: 20_000 }).toBe('answered')
  const params = { id: (await newest())?.id ?? '' }
  await openMember(page, `/member/cases?case=${params.id}`)
  await page.getByRole('button', { name: 'Escalate' }).click()
  const state = async () => (await client.call(caseDetail, { params })).state
  await expect.poll(state, { timeout: 20_000 }).toBe('closed')

  const { named } = await client.call(boardVisibility, {})
  await openMember(page, '/winners')
  await page.getByRole('switch', { name: 'Show my nickname on leaderboards' }).click()
  await expect.poll(async () => (await client.call(boardVisibility, {})).named).toBe(!named)
})

// The last one: it moves the clock.
test('what the platform owes an agent is collected once: by a click, and by opening the screen', async ({
  page,
  browser,
}) => {
  const top = await signedIn(page.context(), 'agent', accountOf('agent'))
  const kinds = [
    ['dailySalary', '5'],
    ['hourSalary', '4'],
  ] as const
  for (const [kind, rate] of kinds)
    await offerByPlatform(top.account, { ...simpleTerms(kind, rate), autoPay: false })
  await acceptOffers(top)
  // A version that replaces another is in force from the next period on.
  await travel('endOfDay')
  await travel(300)
  const player = await below(browser, top, 'member')
  await deposit(player, '60.00')
  await playByCall(player, '1001', '50.00')
  for (const [kind] of kinds) await closeWindows(top.account, kind)
  await enter(page, 'agent', top)
  const ready = (kind: (typeof kinds)[number][0]) =>
    billOf(top, kind, ({ state }) => state === 'pendingCollect')
  const paid = async (id: string) => (await top.client.call(billDetail, { params: { id } })).bill

  const daily = await ready('dailySalary')
  await visit(page, '/daily-salary')
  await page.getByRole('button', { name: 'Collect all' }).click()
  await expect(page.getByText('Collected to your balance.')).toBeVisible()
  expect(await paid(daily.id)).toMatchObject({ state: 'issued', paid: daily.amount })

  const hourly = await ready('hourSalary')
  await visit(page, '/hourly-salary')
  await expect(page.getByRole('heading', { name: 'Current period' })).toBeVisible()
  await expect.poll(() => paid(hourly.id)).toMatchObject({ state: 'issued', paid: hourly.amount })
})
