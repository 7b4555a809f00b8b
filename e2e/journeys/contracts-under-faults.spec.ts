import { newIntentKey } from '@baize/api'
import {
  acceptContract,
  answerTermination,
  contractDetail,
  contracts,
  offerContract,
  previewOffer,
  rejectContract,
  requestTermination,
} from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import { giveContracts, offerTo, simpleTerms } from '../support/contracts.ts'
import { spoil, toldFaults } from '../support/faults.ts'
import { newAgent, secrets } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { openMember } from '../support/screens.ts'
import { survivesPressing, survivesSending } from '../support/surviving.ts'

test.describe.configure({ mode: 'serial', timeout: 150_000 })

/** Whoever offers, on the agent site, and whoever is offered something, on the member site. */
let upline: Side
let party: Side

test.beforeAll(async ({ browser }) => {
  upline = await sideOf(browser, 'agent', await newAgent(browser, null))
  await giveContracts(browser, upline.person, { kinds: ['dividend'] })
  // They come into force with the next five minutes.
  await travel(300)
  party = await sideOf(browser, 'member', await below(browser, upline.person, 'agent'))
})

test.afterAll(async () => {
  for (const side of [upline, party]) await side?.page.context().close()
})

/** The contracts of whoever is offered some, newest first. */
const given = async () => (await party.person.client.call(contracts, { query: { side: 'own' } })).rows

/** What was done to the newest contract, and how often. */
async function deeds(action: string): Promise<number> {
  const [newest] = await given()
  const { history } = await party.person.client.call(contractDetail, { params: { id: newest?.id ?? '' } })
  return history.filter((each) => each.action === action).length
}

const openNewest = async (page: Page) => openMember(page, `/member/contracts?open=${(await given())[0]?.id}`)

test('an offer survives six faults, and is made once; so does what it would mean', async () => {
  const { page } = upline
  const open = async () => {
    await visit(page, `/contracts?kind=dividend&side=downline&offer=${party.person.account}`)
    await page.getByRole('radio', { name: /^Daily/ }).check()
  }
  const values = { 'Valid bet from': '1.00', 'Loss from': '0.01', Share: '40' }

  await test.step('what it would mean', async () => {
    await open()
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(new RegExp(`^${label}`)).fill(value)
    const review = page.getByRole('alertdialog')
    for (const [index, [fault, told]] of toldFaults.entries()) {
      const end = await spoil(page, previewOffer, fault)
      if (index === 0) await page.getByRole('button', { name: 'Review the offer' }).click()
      else await review.getByRole('button', { name: 'Try again' }).click()
      await expect(review.getByRole('alert')).toContainText(told)
      await end()
    }
    const letGo = await spoil(page, previewOffer, 'slow')
    await review.getByRole('button', { name: 'Try again' }).click()
    await expect(review.locator('[aria-busy=true]').first()).toBeAttached()
    await letGo()
    await expect(review).toContainText('What follows from accepting')
    await review.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(review).toBeHidden()
    expect(await given()).toEqual([])
  })

  await survivesSending(page, {
    call: offerContract,
    values,
    submit: 'Review the offer',
    confirm: 'Send the offer',
    keyed: true,
    done: () => page.getByText('The offer is sent'),
  })
  await expect(page.getByRole('main')).toContainText('Version 1 ')
  expect((await given()).map(({ version, state }) => [version, state])).toEqual([[1, 'requested']])
})

test('rejecting an offer survives six faults', async () => {
  const { page } = party
  await openNewest(page)
  await survivesPressing(page, {
    call: rejectContract,
    button: page.getByRole('button', { name: 'Reject the offer' }),
    confirm: 'Reject it',
    done: () => page.getByText('The offer is rejected.'),
  })
  expect((await given()).map(({ state }) => state)).toEqual(['denied'])
})

test('accepting an offer survives six faults, and binds once', async () => {
  await offerTo(upline.person, party.person.account, simpleTerms('dividend', '30'))
  const { page } = party
  await survivesSending(page, {
    call: acceptContract,
    open: async () => {
      await openNewest(page)
      await page.getByRole('checkbox', { name: /I have read the terms/ }).check()
    },
    form: page.getByRole('main'),
    values: { 'Payment password': secrets.paymentPassword },
    submit: 'Accept the contract',
    done: () => page.getByText('The contract is accepted.'),
  })
  expect((await given()).map(({ state }) => state)).toEqual(['valid', 'denied'])
  expect(await deeds('accepted')).toBe(1)
})

test('asking for the end of a contract survives six faults, and so does taking that back', async () => {
  await travel(300)
  const { page } = party
  await openNewest(page)
  await survivesPressing(page, {
    call: requestTermination,
    button: page.getByRole('button', { name: 'Ask to end the contract' }),
    confirm: 'Ask for the end',
    done: () => page.getByText('You asked for the end.'),
  })
  expect((await given())[0]?.state).toBe('terminationRequested')
  await survivesPressing(page, {
    call: answerTermination,
    button: page.getByRole('button', { name: 'Take the request back' }),
    done: () => page.getByRole('button', { name: 'Ask to end the contract' }),
  })
  expect((await given())[0]).toMatchObject({ state: 'valid', endsAt: null })
})

test('agreeing to the end of a contract survives six faults, and ends it once', async () => {
  const { page } = party
  const [newest] = await given()
  await upline.person.client.call(
    requestTermination,
    { params: { id: newest?.id ?? '' } },
    { idempotencyKey: newIntentKey() },
  )
  await openNewest(page)
  await survivesPressing(page, {
    call: answerTermination,
    button: page.getByRole('button', { name: 'Agree to the end' }),
    confirm: 'Agree',
    done: () => page.getByText('Both sides agreed to end it').first(),
  })
  expect((await given())[0]?.endsAt).not.toBeNull()
})
