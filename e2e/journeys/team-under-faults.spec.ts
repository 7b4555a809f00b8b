import { newIntentKey } from '@baize/api'
import {
  agentTransfers,
  answerBill,
  answerTransferRequest,
  askTransfer,
  billDetail,
  bills,
  collectBills,
  createInvite,
  createTransfer,
  hourSalaryProcessing,
  invites,
  noteTeamMember,
  openAccount,
  payBills,
  realtimeSalaryProcessing,
  revokeInvite,
  teamMemberDetail,
  teamMembers,
  transferUpline,
} from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { minus, sum } from '../support/amounts.ts'
import {
  acceptOffers,
  billOf,
  giveContracts,
  memberIdOf,
  offerTo,
  simpleTerms,
} from '../support/contracts.ts'
import { spoil, toldFaults } from '../support/faults.ts'
import {
  balanceOf,
  deposit,
  enter,
  freshName,
  newAgent,
  type Person,
  playByCall,
  signedIn,
} from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { closeWindows, offerByPlatform, travel } from '../support/sandbox.ts'
import { expectBalance, field, openMember } from '../support/screens.ts'
import { survivesPressing, survivesSending, unhandledOn } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

const fundsOf = async (person: Person) => (await balanceOf(person)).balance

const transfersOf = async ({ client }: Person) =>
  (await client.call(agentTransfers, { query: {} })).rows.map(
    ({ direction, amount }) => `${direction} ${amount}`,
  )

test('opening an account survives six faults, and opens one', async ({ browser }) => {
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, null))
  const username = freshName('opened')
  await survivesSending(page, {
    call: openAccount,
    open: () => visit(page, '/open-account'),
    form: page.getByRole('main'),
    values: { 'User name': username, Nickname: 'The new one' },
    submit: 'Open the account',
    keyed: true,
    done: () => page.getByText('The account is open'),
  })
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue(username)
  const { rows } = await person.client.call(teamMembers, { query: {} })
  expect(rows.map(({ account }) => account)).toEqual([username])
  await page.context().close()
})

test('a link is closed, and a note kept, through six faults', async ({ browser }) => {
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, null))
  const member = await below(browser, person, 'member')
  const id = await memberIdOf(person, member.account)
  const body = { accountType: 'member' as const, maxUses: 1, expiresInDays: 1, note: 'The one to close' }
  const { code } = await person.client.call(createInvite, { body }, { idempotencyKey: newIntentKey() })

  await visit(page, '/open-account?way=link')
  await survivesPressing(page, {
    call: revokeInvite,
    button: page.getByRole('row').filter({ hasText: code }).getByRole('button', { name: 'Revoke' }),
    confirm: 'Revoke',
    done: () => page.getByText(`The link ${code} is revoked.`),
  })
  const found = (await person.client.call(invites, { query: {} })).rows.find((each) => each.code === code)
  expect(found?.state).toBe('revoked')

  await visit(page, `/team-members?member=${id}`)
  const note = field(page, 'Your note')
  await note.fill('Calls on Mondays')
  await survivesPressing(page, {
    call: noteTeamMember,
    button: page.getByRole('button', { name: 'Keep the note' }),
    done: () => page.getByText('The note is kept.'),
  })
  await expect(note).toHaveValue('Calls on Mondays')
  expect((await person.client.call(teamMemberDetail, { params: { id } })).note).toBe('Calls on Mondays')
  await page.context().close()
})

test('money down the tree and up again survives six faults, and goes once', async ({ browser }) => {
  const upper = await sideOf(browser, 'agent', await newAgent(browser, '100.00'))
  const downline = await below(browser, upper.person, 'agent')
  const lower = await sideOf(browser, 'agent', downline)
  const done = { submit: 'Review', confirm: 'Send now', keyed: true }
  const { paymentPassword } = downline

  await test.step('down', async () => {
    const { page } = upper
    await survivesSending(page, {
      call: createTransfer,
      open: () => visit(page, `/transfer?to=${downline.account}`),
      values: { Amount: '40.00', 'Payment password': paymentPassword, Note: 'For the week' },
      ...done,
      done: () => page.getByRole('heading', { name: 'Receipt' }),
    })
    await expectBalance(page, '60.00')
    expect(await fundsOf(lower.person)).toBe('40.00')
  })

  await test.step('up, on the agent site', async () => {
    const { page } = lower
    await survivesSending(page, {
      call: transferUpline,
      open: () => visit(page, '/transfer?way=up'),
      values: { Amount: '15.00', 'Payment password': paymentPassword, Note: 'Back' },
      ...done,
      done: () => page.getByRole('heading', { name: 'Receipt' }),
    })
    await expectBalance(page, '25.00')
    expect(await fundsOf(upper.person)).toBe('75.00')
  })

  const member = await sideOf(browser, 'member', downline)
  await test.step('up, on the member site', async () => {
    const { page } = member
    await survivesSending(page, {
      call: transferUpline,
      open: () => openMember(page, '/member/transfer-upline'),
      form: page.locator('form').filter({ has: page.getByRole('button', { name: 'Review' }) }),
      values: { Amount: '5.00', 'Payment password': paymentPassword, Note: 'Some more' },
      ...done,
      done: () => page.getByText('The transfer is made'),
    })
    await expectBalance(page, '20.00')
  })

  const asked = () => upper.page.getByRole('table', { name: 'What you asked for' }).getByRole('row')
  await test.step('asking some of it back', async () => {
    const { page } = upper
    await survivesSending(page, {
      call: askTransfer,
      open: () => visit(page, `/transfer?way=ask&to=${downline.account}`),
      values: { Amount: '8.00', 'What it is for': 'As agreed' },
      submit: 'Ask for it',
      keyed: true,
      done: () => page.getByRole('heading', { name: /is asked\.$/ }),
    })
    await expect(asked()).toHaveText([/Of whom/, /8\.00.*Waits for an answer/])
    await visit(lower.page, '/transfer?way=up')
    await expect(lower.page.getByRole('heading', { name: 'Asked of you' })).toBeVisible()
  })

  await test.step('what the upline asks to have back', async () => {
    const { page } = member
    const dialog = page.getByRole('dialog', { name: 'Asked of you' })
    await survivesSending(page, {
      call: answerTransferRequest,
      open: async () => {
        await openMember(page, '/member/transfer-upline')
        await page.getByRole('button', { name: 'Answer' }).click()
        await dialog.getByRole('radio', { name: 'Send it' }).check()
      },
      form: dialog,
      values: { 'Payment password': paymentPassword },
      submit: 'Answer',
      keyed: true,
      done: () => page.getByText('The money is sent.'),
    })
    await expect(dialog).toBeHidden()
    await expectBalance(page, '12.00')
    await expect(asked()).toHaveText([/Of whom/, /8\.00.*Sent to you/])
  })
  expect(await transfersOf(upper.person)).toEqual(['in 8.00', 'in 5.00', 'in 15.00', 'out 40.00'])
  for (const { page } of [upper, lower, member]) await page.context().close()
})

test('paying a bill and answering it survive six faults, and it is paid once', async ({ browser }) => {
  const payer = await sideOf(browser, 'agent', await newAgent(browser, '100.00'))
  // What this agent gets itself must not change what it has.
  await giveContracts(browser, payer.person, { kinds: ['dividend'], asks: { validBet: '900000.00' } })
  await travel(300)
  const party = await sideOf(browser, 'agent', await below(browser, payer.person, 'agent'))
  const terms = { ...simpleTerms('dividend', '40'), base: 'totalVolume', autoPay: false } as const
  await offerTo(payer.person, party.person.account, terms)
  await acceptOffers(party.person)
  await travel(300)
  const player = await below(browser, party.person, 'member')
  await deposit(player, '60.00')
  await playByCall(player, '1001', '50.00')
  await closeWindows(party.person.account, 'dividend')
  const { id, amount } = await billOf(party.person, 'dividend')
  const whole = async () => party.person.client.call(billDetail, { params: { id } })
  expect(amount).toBe('20.00')

  await test.step('paying it', async () => {
    const { page, person } = payer
    const dialog = page.getByRole('dialog', { name: 'Pay bills' })
    await survivesSending(page, {
      call: payBills,
      open: async () => {
        await visit(page, `/dividend?side=downline&bill=${id}`)
        await page.getByRole('button', { name: 'Pay this bill' }).click()
      },
      form: dialog,
      values: { 'Payment password': person.paymentPassword },
      submit: 'Pay now',
      keyed: true,
      done: () => dialog.getByText('The bills are paid.'),
    })
    expect((await whole()).payments.map((each) => each.amount)).toEqual(['20.00'])
    expect([await fundsOf(person), await fundsOf(party.person)]).toEqual(['80.00', '20.00'])
  })

  await test.step('disputing it, and then saying that it is right', async () => {
    const { page, person } = party
    const reason = 'Three rounds of yesterday are missing.'
    await survivesSending(page, {
      call: answerBill,
      open: async () => {
        await visit(page, `/dividend?bill=${id}`)
        await page.getByRole('button', { name: 'Dispute it' }).click()
      },
      values: { 'What is wrong with it': reason },
      submit: 'Send the dispute',
      done: () => page.getByText(`${person.account} disputes this bill:`),
    })
    expect((await whole()).bill).toMatchObject({ answer: 'disputed', answerReason: reason })
    await survivesPressing(page, {
      call: answerBill,
      button: page.getByRole('button', { name: 'It is right' }),
      done: () => page.getByText(`${person.account} has acknowledged this bill.`),
    })
    expect((await whole()).bill.answer).toBe('acknowledged')
  })
  for (const { page } of [payer, party]) await page.context().close()
})

test('what the platform owes is collected once, through six faults, by a press and by a look', async ({
  page,
  browser,
}) => {
  const top = await signedIn(page.context(), 'agent', accountOf('agent'))
  const kinds = [
    ['dailySalary', '5'],
    ['hourSalary', '4'],
    ['realtimeSalary', '3'],
  ] as const
  for (const [kind, rate] of kinds)
    await offerByPlatform(top.account, { ...simpleTerms(kind, rate), autoPay: false })
  await acceptOffers(top)
  // One that takes the place of another holds from the next period on.
  await travel('endOfDay')
  await travel(300)
  const player = await below(browser, top, 'member')
  await deposit(player, '60.00')
  await playByCall(player, '1001', '50.00')
  for (const [kind] of kinds) await closeWindows(top.account, kind)
  await enter(page, 'agent', top)
  const ready = (kind: (typeof kinds)[number][0]) =>
    billOf(top, kind, ({ state }) => state === 'pendingCollect')

  /** The balance without what bills brought and took: others of this account are paid meanwhile, each as its bill says. */
  const apart = async () => {
    const paid = async (side: 'own' | 'downline') =>
      (await top.client.call(bills, { query: { side, pageSize: '1' } })).totals.paid
    return sum(await fundsOf(top), minus(await paid('own')), await paid('downline'))
  }

  await test.step('by a press', async () => {
    const { id, amount } = await ready('dailySalary')
    const had = await apart()
    await visit(page, '/daily-salary')
    await survivesPressing(page, {
      call: collectBills,
      button: page.getByRole('button', { name: 'Collect what is ready' }),
      done: () => page.getByText('What was ready is in your balance.'),
    })
    await expect.poll(apart).toBe(had)
    const { bill } = await top.client.call(billDetail, { params: { id } })
    expect(bill).toMatchObject({ state: 'issued', paid: amount })
  })

  for (const [kind, path, call] of [
    ['hourSalary', '/hourly-salary', hourSalaryProcessing],
    ['realtimeSalary', '/realtime-salary', realtimeSalaryProcessing],
  ] as const) {
    await test.step(`by a look: ${kind}`, async () => {
      const unhandled = unhandledOn(page)
      const { id, amount } = await ready(kind)
      const had = await apart()
      const told = page.getByRole('main').getByRole('alert')
      const again = told.getByRole('button', { name: 'Try again' })
      for (const [index, [fault, words]] of toldFaults.entries()) {
        const end = await spoil(page, call, fault)
        if (index === 0) await visit(page, path)
        else await again.click()
        await expect(told).toContainText(words)
        await end()
      }
      expect((await top.client.call(billDetail, { params: { id } })).bill.state).toBe('pendingCollect')
      const letGo = await spoil(page, call, 'slow')
      await again.click()
      await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeAttached()
      await letGo()
      await expect(page.getByRole('heading', { name: 'The running period' })).toBeVisible()
      await expect.poll(apart).toBe(had)
      const { bill } = await top.client.call(billDetail, { params: { id } })
      expect(bill).toMatchObject({ state: 'issued', paid: amount })
      expect(unhandled).toEqual([])
    })
  }
})
