import { balance, contractInfo, contracts, contractText, dividendProcessing } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import { sum } from '../support/amounts.ts'
import {
  acceptOffers,
  billOf,
  giveContracts,
  type Kind,
  offerTo,
  payInDialog,
  simpleTerms,
} from '../support/contracts.ts'
import {
  deposit,
  freshName,
  newAgent,
  originOf,
  type Person,
  playByCall,
  secrets,
} from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { field, fill, shownAmount, valueBeside } from '../support/screens.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

/** The payer, the paid party (on both sites), and a member who plays below. */
let payer: Side
let party: Side
let partyAsMember: Side
let player: Person

/** The agent offers a contract on the agent site: what it means is shown, then it is sent. */
async function offer(kind: Kind, rate: string, autoPay: boolean): Promise<void> {
  const { page } = payer
  await visit(page, `/contracts?kind=${kind}&side=downline&offer=${party.person.account}`)
  await page.locator('[name="tiers.0.validBet"]').fill('1.00')
  if (kind === 'dividend') {
    await page.locator('[name="tiers.0.loss"]').fill('0.01')
    await page.getByRole('radio', { name: /^Daily/ }).check()
  }
  await page.locator('[name="tiers.0.rate"]').fill(rate)
  await page.locator('[name=autoPay]').setChecked(autoPay)
  await page.getByRole('button', { name: 'Review the offer' }).click()
  const review = page.getByRole('alertdialog')
  await expect(review).toContainText('If you accept')
  await expect(review).toContainText('No other contracts end')
  await review.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText('Offer sent')).toBeVisible()
}

/** What a round may cost: games take these stakes and no others. */
const stakes = [5, 10, 20, 50] as const

/** Plays until the operator has won something of the team in the running window; after a win more is staked. */
async function loseSomething(): Promise<void> {
  let stake: number = stakes[0]
  for (let round = 0; round < 60; round += 1) {
    await playByCall(player, '1001', `${stake}.00`)
    const { loss } = await party.person.client.call(dividendProcessing, {})
    if (round >= 3 && Number(loss) > 0) return
    const wanted = -Number(loss) * 1.5
    stake = stakes.find((each) => each >= wanted) ?? 50
  }
  throw new Error('the team never lost')
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  const agent = await newAgent(browser)
  payer = await sideOf(browser, 'agent', agent)
  await giveContracts(browser, payer.person)
  // They come into force with the next five minutes.
  await travel(300)
  const downline = await below(browser, payer.person, 'agent')
  party = await sideOf(browser, 'agent', downline)
  partyAsMember = await sideOf(browser, 'member', downline)
  player = await below(browser, party.person, 'member')
  await deposit(player, '900.00')
})

test.afterAll(async () => {
  for (const side of [payer, party, partyAsMember]) await side?.page.context().close()
})

test('an offer comes up on the member site, and is accepted there with the payment password', async () => {
  await offer('dividend', '40', false)
  const { page } = partyAsMember
  await page.goto(originOf('member'))
  await page.mouse.move(40, 300)
  const popup = page.getByRole('dialog', { name: 'Contract' })
  await expect(popup.getByRole('heading', { name: 'Dividend, version 1' })).toBeVisible()
  await expect(popup).toContainText('40%')
  await expect(popup).toContainText(payer.person.account)
  await expect(popup).toContainText(
    'From a valid bet of $1.00 and a loss of $0.01, 40% of the team’s losses is paid',
  )
  expect(page.url()).toContain('popup=contract')
  await page.reload()
  await expect(popup.getByRole('heading', { name: 'If you accept' })).toBeVisible()

  await popup.getByRole('checkbox', { name: /I have read the terms/ }).check()
  await fill(popup, { 'Payment password': '000000' })
  await popup.getByRole('button', { name: 'Accept the contract' }).click()
  await expect(popup.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await fill(popup, { 'Payment password': secrets.paymentPassword })
  await popup.getByRole('button', { name: 'Accept the contract' }).click()
  await expect(popup.getByText(/^(In force$|Starts )/).first()).toBeVisible()
  await expect(popup).toContainText(`By ${party.person.account}, who agreed to the text`)
  await popup.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(popup).toBeHidden()

  await page.goto(`${originOf('member')}/member/contracts`)
  await expect(page.getByRole('heading', { name: 'Dividend, version 1' })).toBeVisible()
})

test('a new version says what it changes, and is rejected; the running one stays in force', async () => {
  await offer('dividend', '30', false)
  const { page } = partyAsMember
  await expect(page.getByText(`${payer.person.account} offers you a contract`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Contracts/ })).toContainText('1')
  await page.getByRole('button', { name: 'View offer' }).click()
  const popup = page.getByRole('dialog', { name: 'Contract' })
  const change = popup
    .getByRole('table', { name: 'What changes' })
    .getByRole('row', { name: /Tier 1: Share/ })
  await expect(change).toContainText('40%')
  await expect(change).toContainText('30%')
  await expect(change).toContainText('Pays less')
  await popup.getByRole('button', { name: 'Reject the offer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await expect(popup.getByText('Rejected', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Dividend, version 1' })).toBeVisible()
  await visit(payer.page, '/contracts?kind=dividend&side=downline')
  await expect(payer.page.getByRole('row', { name: /Rejected/ })).toBeVisible()
})

test('another kind is accepted on the agent site', async () => {
  await offer('dailySalary', '3', false)
  const { page, person } = party
  const { textVersion } = await person.client.call(contractInfo, {})
  const agreedText = await person.client.call(contractText, {
    query: { version: textVersion, language: 'en' },
  })
  await visit(page, '/contracts?kind=dailySalary')
  await page.getByRole('link', { name: 'View offer' }).click()
  await expect(page.getByRole('main')).not.toContainText(agreedText.title)
  await page.getByRole('button', { name: /^Read the text/ }).click()
  for (const { text } of agreedText.sections) await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check()
  await fill(page, { 'Payment password': person.paymentPassword })
  await page.getByRole('button', { name: 'Accept the contract' }).click()
  await expect(page.getByText(/^(In force$|Starts )/).first()).toBeVisible()
  await offerTo(payer.person, person.account, simpleTerms('hourSalary', '2'))
  await offerTo(payer.person, person.account, simpleTerms('realtimeSalary', '1'))
  await acceptOffers(person)
})

test('time settles each kind; bills are paid one by one and all at once', async () => {
  await travel(300)
  await loseSomething()
  await travel('endOfHour')
  await travel(15)
  const before = await billOf(party.person, 'hourSalary')
  await billOf(party.person, 'realtimeSalary')
  await travel('endOfDay')
  await travel(15)

  await test.step('salaries by the hour and in real time were paid by themselves', async () => {
    for (const kind of ['hourSalary', 'realtimeSalary'] as const) {
      const bill = await billOf(party.person, kind, ({ state }) => state === 'issued')
      expect(bill).toMatchObject({ paid: bill.amount, upline: payer.person.account })
    }
    const { page } = party
    await visit(page, '/hourly-salary')
    const row = page
      .getByRole('row')
      .filter({ hasText: `$${before.amount}` })
      .first()
    await expect(row).toContainText('Paid')
  })

  await test.step('one bill is opened, made plain, and paid', async () => {
    const bill = await billOf(party.person, 'dailySalary')
    expect(bill.state).toBe('pendingReview')
    const had = (await party.person.client.call(balance, {})).balance
    const { page } = payer
    await visit(page, `/daily-salary?side=downline&bill=${bill.id}`)
    await expect.poll(() => shownAmount(valueBeside(page, 'Amount'))).toBe(bill.amount)
    await expect.poll(() => shownAmount(valueBeside(page, 'Share based on'))).toBe(bill.base)
    await page.getByRole('button', { name: 'Pay bill' }).click()
    await payInDialog(page, payer.person)
    await expect(page.getByRole('dialog').getByText('The bill is paid.')).toBeVisible()
    expect((await party.person.client.call(balance, {})).balance).toBe(sum(had, bill.amount))
  })

  await test.step('all of a kind are paid', async () => {
    const bill = await billOf(party.person, 'dividend')
    const { page } = payer
    await visit(page, '/dividend?side=downline')
    await page.getByRole('button', { name: 'Pay all' }).click()
    await expect.poll(() => shownAmount(valueBeside(page, 'Total due'))).toBe(bill.amount)
    await payInDialog(page, payer.person)
    await expect(page.getByRole('dialog').getByText('The bill is paid.')).toBeVisible()
    const paid = await billOf(party.person, 'dividend', ({ state }) => state === 'issued')
    expect(paid.id).toBe(bill.id)
  })
})

test('a version that begins later says when, beside the one in force', async () => {
  const terms = { ...simpleTerms('dividend', '42'), autoPay: false }
  await offerTo(payer.person, party.person.account, terms)
  await acceptOffers(party.person)
  const { page } = party
  await visit(page, '/contracts?kind=dividend')
  const row = (version: number) => page.getByRole('row', { name: new RegExp(`^Version ${version}`) })
  await expect(row(3)).toContainText(/Starts \w{3} \d+, \d{4}/)
  await expect(row(3)).not.toContainText('In force')
  await expect(row(1)).toContainText('In force')
})

test('terms in force, without thresholds, are offered again as they are', async () => {
  const { page } = payer
  await visit(page, `/contracts?kind=hourSalary&side=downline&offer=${party.person.account}`)
  await expect(page.locator('[name="tiers.0.rate"]')).toHaveValue('2')
  await expect(page.locator('[name="tiers.0.validBet"]')).toHaveValue('')
  await page.getByRole('button', { name: 'Review the offer' }).click()
  const review = page.getByRole('alertdialog')
  await expect(review.getByRole('button', { name: 'Send the offer' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('an account opened with a rate is offered a contract of the agent’s own period, as the form said', async () => {
  const { page, person } = payer
  const account = freshName('rated')
  await visit(page, '/open-account')
  await page.getByRole('radio', { name: /^Agent/ }).check()
  const contract = page.getByRole('term').filter({ hasText: /^Dividend$/ })
  await expect(contract.locator('xpath=following-sibling::*[1]')).toContainText('Daily')
  await field(page, 'Username').fill(account)
  await page.locator('[name=rate_dividend]').fill('10')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page.getByText('Account opened')).toBeVisible()
  const { rows } = await person.client.call(contracts, { query: { side: 'downline', state: 'requested' } })
  expect(rows.find(({ party: { account: to } }) => to === account)).toMatchObject({
    ...{ kind: 'dividend', period: 'daily', topRate: '10' },
  })
})
