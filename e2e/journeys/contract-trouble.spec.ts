import { balance, contracts, messages } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import {
  acceptOffers,
  type Bill,
  billOf,
  giveContracts,
  memberIdOf,
  offerTo,
  payInDialog,
  simpleTerms,
} from '../support/contracts.ts'
import {
  foreignAddresses,
  type Try,
  triesOnAccount,
  triesOnBill,
  triesOnContract,
} from '../support/foreign.ts'
import { deposit, newAgent, type Person, playByCall, signedIn } from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { closeWindows, travel } from '../support/sandbox.ts'
import { expectBalance, field, shownAmount, valueBeside } from '../support/screens.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Who owes a dividend and has half of it, who is owed it, and who played for it. */
let payer: Side
let party: Side
let player: Person
let bill: Bill

const balanceOf = async ({ person }: Side) => (await person.client.call(balance, {})).balance

test.beforeAll(async ({ browser }) => {
  payer = await sideOf(browser, 'agent', await newAgent(browser, '10.00'))
  // What this agent gets itself must not pay what it owes.
  await giveContracts(browser, payer.person, { kinds: ['dividend'], asks: { validBet: '900000.00' } })
  await travel(300)
  party = await sideOf(browser, 'agent', await below(browser, payer.person, 'agent'))
  // Paid by what was staked: the bill is the same whatever the wheels show.
  const terms = { ...simpleTerms('dividend', '40'), base: 'totalVolume', autoPay: false } as const
  await offerTo(payer.person, party.person.account, terms)
  await acceptOffers(party.person)
  await travel(300)
  player = await below(browser, party.person, 'member')
  await deposit(player, '60.00')
  await playByCall(player, '1001', '50.00')
  await closeWindows(party.person.account, 'dividend')
  bill = await billOf(party.person, 'dividend')
})

test.afterAll(async () => {
  for (const side of [payer, party]) await side?.page.context().close()
})

test('too little money leaves a bill unpaid and says so; a part of it is a part', async () => {
  const { page, person } = payer
  expect(bill).toMatchObject({ state: 'pendingReview', base: '50.00', amount: '20.00' })
  await visit(page, '/dividend?side=downline')
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Pay bill' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay bills' })
  await expect.poll(() => shownAmount(valueBeside(dialog, 'Total due'))).toBe('20.00')
  await expect.poll(() => shownAmount(valueBeside(dialog, 'Your balance'))).toBe('10.00')
  await payInDialog(page, { ...person, paymentPassword: '000000' })
  await expect(dialog.getByRole('region', { name: 'There is a problem' })).toBeFocused()

  await payInDialog(page, person)
  await expect(dialog.getByText('Your balance was too low to pay them all.')).toBeVisible()
  await expect.poll(() => shownAmount(valueBeside(dialog, 'Paid now'))).toBe('0.00')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByText('Insufficient balance', { exact: true })).toBeVisible()
  await expectBalance(page, '10.00')

  await page.getByRole('button', { name: 'Pay bill' }).click()
  await payInDialog(page, person, true)
  await expect.poll(() => shownAmount(valueBeside(dialog, 'Paid now'))).toBe('10.00')
  await expect.poll(() => shownAmount(valueBeside(dialog, 'Still due, all types'))).toBe('10.00')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByText('Partly paid', { exact: true })).toBeVisible()
  await expect.poll(() => shownAmount(valueBeside(page, 'Not paid yet'))).toBe('10.00')
  await expectBalance(page, '0.00')
  expect(await balanceOf(party)).toBe('10.00')
})

test('the paid party disputes the bill, and the agent reads why', async () => {
  const reason = 'Three rounds of yesterday are missing.'
  const { page } = party
  await visit(page, `/dividend?bill=${bill.id}`)
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('$10.00')
  await page.getByRole('button', { name: 'Dispute' }).click()
  await page.getByRole('button', { name: 'Submit dispute' }).click()
  await expect(field(page, 'What’s wrong\\?')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'What’s wrong\\?').fill(reason)
  await page.getByRole('button', { name: 'Submit dispute' }).click()
  await expect(page.getByText('You dispute this bill.')).toBeVisible()
  // The other page is open and is notified.
  await expect(payer.page.getByText(reason)).toBeVisible()
  await visit(payer.page, '/dividend?side=downline')
  await expect(payer.page.getByRole('row').filter({ hasText: 'Disputed' })).toContainText('Partly paid')
})

test('unpaid in its time it freezes the agent, who reads why; money that comes in ends it', async () => {
  const { page, person } = payer
  const notice = page.getByText('Your balance is frozen', { exact: true })
  await expect(notice).toBeHidden()

  await test.step('the time is over', async () => {
    await travel(2 * 86_400 + 300)
    await billOf(party.person, 'dividend', ({ state }) => state === 'denied')
    await visit(page, '/dividend')
    await expect(notice).toBeVisible()
    await expect(page.getByText(/because of overdue dividends\. Pay \$10\.00/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay dividends' })).toBeVisible()
    const { rows } = await person.client.call(messages, { query: { kind: 'contract' } })
    expect(rows.map(({ title }) => title)).toContain('Your balance is frozen')
  })

  await test.step('nothing but the debt is paid from what comes in', async () => {
    await visit(page, '/deposit')
    await field(page, 'Amount').fill('30.00')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByText(/\$10\.00 was used to pay the dividends you owed/)).toBeVisible()
    await expectBalance(page, '20.00')
    await visit(page, '/dividend')
    await expect(notice).toBeHidden()
    const paid = await billOf(party.person, 'dividend', ({ id }) => id === bill.id)
    expect(paid).toMatchObject({ state: 'issued', paid: '20.00', answer: 'disputed' })
    expect(await balanceOf(party)).toBe('20.00')
  })
})

test('the bill is acknowledged once it is right, and that is its end', async () => {
  const { page, person } = party
  await visit(page, `/dividend?bill=${bill.id}`)
  await page.getByRole('button', { name: 'Acknowledge' }).click()
  const told = `${person.account} has acknowledged this bill.`
  await expect(page.getByText('You have acknowledged this bill.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dispute' })).toBeHidden()
  await visit(payer.page, `/dividend?side=downline&bill=${bill.id}`)
  await expect(payer.page.getByText(told)).toBeVisible()
  await expect(payer.page.getByRole('button', { name: 'Pay bill' })).toBeHidden()
})

test('a contract ends when one side asks and the other agrees', async () => {
  const [paying, paid] = [payer.page, party.page]
  await visit(paying, '/contracts?kind=dividend&side=downline')
  await paying.getByRole('link', { name: 'Open', exact: true }).click()
  await paying.getByRole('button', { name: 'Ask to end the contract' }).click()
  await paying.getByRole('alertdialog').getByRole('button', { name: 'Request to end' }).click()
  await expect(paying.getByText(`Waiting for ${party.person.account} to answer.`)).toBeVisible()

  // The page of the other side counts what waits, and leads to it.
  const menu = paid.getByRole('link', { name: /^Contracts/ })
  await expect(menu).toContainText('1')
  await menu.click()
  await paid.getByRole('link', { name: 'View request' }).click()
  await expect(paid.getByText(`${payer.person.account} has asked to end this contract.`)).toBeVisible()
  await paid.getByRole('button', { name: 'Agree to end it' }).click()
  await paid.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click()
  for (const page of [paid, paying]) {
    await expect(page.getByText('Both sides agreed to end it')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Ask|Agree) to end/ })).toBeHidden()
  }
  await travel('endOfDay')
  await visit(paid, '/contracts?kind=dividend')
  await expect(paid.getByRole('row').filter({ hasText: 'Ended' })).toBeVisible()
})

test('an agent from elsewhere finds nothing of it, by address, id, filter or file', async ({ browser }) => {
  const { rows } = await party.person.client.call(contracts, { query: { side: 'own' } })
  const contract = rows[0]?.id ?? ''
  const account = await accountBelow(payer.person, party.person.account)
  const { id: playerId } = await accountBelow(party.person, player.account)
  const stranger = await sideOf(browser, 'agent', await newAgent(browser, null))
  // Who has no contract of a kind has none of its pages either.
  await giveContracts(browser, stranger.person, { kinds: ['dividend'], asks: { validBet: '900000.00' } })

  await test.step('by calls', async () => {
    await expectNothing(triesOnAccount(stranger.person, account))
    await expectNothing(triesOnContract(stranger.person, contract))
    await expectNothing(triesOnBill(stranger.person, bill.id, playerId))
  })

  await test.step('nor what is above, from below', async () => {
    const context = await browser.newContext()
    const top = await signedIn(context, 'agent', accountOf('agent'))
    const above = await payer.person.client.call(contracts, { query: { side: 'own' } })
    await expectNothing(triesOnAccount(party.person, await accountBelow(top, payer.person.account)))
    await expectNothing(triesOnContract(party.person, above.rows[0]?.id ?? ''))
    await context.close()
  })

  await test.step('by addresses', async () => {
    for (const { path, says } of foreignAddresses({ kind: 'dividend', contract, bill: bill.id, account })) {
      await stranger.page.goto(path)
      await expect(stranger.page.getByText(says).first(), path).toBeVisible()
    }
  })
  await stranger.page.context().close()
})

async function accountBelow(upline: Person, account: string) {
  return { account, id: await memberIdOf(upline, account) }
}

/** Each of them is refused, or responds as if there were nothing. */
async function expectNothing(tries: readonly Try[]): Promise<void> {
  for (const { what, call, nothing } of tries) {
    const answer = await call().then(
      (value) => ({ value }),
      ({ code }: { code?: string }) => ({ code }),
    )
    expect(answer, what).toMatchObject(nothing)
  }
}
