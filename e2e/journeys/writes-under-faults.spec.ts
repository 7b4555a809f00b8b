import {
  applyForPromotion,
  cases,
  claimReward,
  createDeposit,
  createInvite,
  createWithdrawal,
  feedback,
  login,
  pointsBalance,
  promotionStates,
  register,
  rewards,
} from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import {
  enter,
  freshName,
  memberWithMoney,
  newAgent,
  newMember,
  originOf,
  secrets,
  signedIn,
} from '../support/people.ts'
import { field } from '../support/screens.ts'
import { survivesPressing, survivesSending } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

test('registering survives six faults', async ({ page }) => {
  await survivesSending(page, {
    call: register,
    open: async () => {
      await page.goto(`${originOf('member')}/register`)
      await page.getByRole('checkbox', { name: /accept the terms/ }).check()
    },
    values: {
      'User name': freshName(),
      Password: secrets.password,
      'Password again': secrets.password,
      'Payment password': secrets.paymentPassword,
    },
    submit: 'Register',
    done: () => page.getByRole('banner').getByRole('link', { name: 'Deposit' }),
  })
})

test('signing in survives six faults', async ({ page }) => {
  const { account, password } = await newMember(page.context())
  await page.context().clearCookies()
  await survivesSending(page, {
    call: login,
    open: () => page.goto(`${originOf('member')}/login`),
    values: { 'User name': account, Password: password },
    submit: 'Sign in',
    done: () => page.getByRole('banner').getByRole('link', { name: 'Deposit' }),
  })
})

test('a deposit survives six faults, and is made once', async ({ page }) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await survivesSending(page, {
    call: createDeposit,
    open: () => page.goto(`${originOf('member')}/member/deposit`),
    values: { Amount: '15.00' },
    submit: 'Continue to the transfer',
    done: () => page.getByRole('heading', { name: 'Your deposit' }),
  })
  await expect(page.getByRole('banner')).toContainText('$15.00')
})

test('a withdrawal survives six faults, and is made once', async ({ page }) => {
  await memberWithMoney(page, '50.00')
  await survivesSending(page, {
    call: createWithdrawal,
    open: async () => {
      await page.goto(`${originOf('member')}/member/withdraw`)
      await field(page, 'Bank').selectOption({ index: 1 })
    },
    values: {
      Amount: '20.00',
      'Account name': 'Fault Walker',
      'Account number': '000123456789',
      'Payment password': secrets.paymentPassword,
    },
    submit: 'Withdraw',
    confirm: 'Withdraw',
    done: () => page.getByRole('heading', { name: 'Your withdrawal' }),
  })
  await expect(page.getByRole('banner')).toContainText('$30.00')
})

test('an application for a promotion survives six faults, and is made once', async ({ page }) => {
  const { client } = await memberWithMoney(page, '20.00')
  await survivesSending(page, {
    call: applyForPromotion,
    open: () => page.goto(`${originOf('member')}/promotions/starter?apply=1`),
    values: { Comment: 'A friend told me #issue' },
    submit: 'Apply',
    done: () => page.getByText('Your application has been sent.'),
  })
  const { states } = await client.call(promotionStates, {})
  expect(states.find(({ promotionId }) => promotionId === 'starter')?.appliedAt).not.toBeNull()
})

test('feedback survives six faults, and is one case', async ({ page }) => {
  const { client } = await memberWithMoney(page, '20.00')
  await survivesSending(page, {
    call: feedback,
    open: async () => {
      await page.goto(`${originOf('member')}/?popup=feedback`)
      await field(page, 'Question type').selectOption({ label: 'Game' })
    },
    values: { Description: 'The wheel stood still in the middle of a round.' },
    submit: 'Send feedback',
    done: () => page.getByText('Your feedback has been sent.'),
  })
  expect((await client.call(cases, { query: {} })).rows).toHaveLength(1)
})

test('a claim survives six faults, and is paid once', async ({ page }) => {
  const { client } = await memberWithMoney(page, '30.00')
  const { rewards: ready } = await client.call(rewards, {})
  const points = ready.find(({ kind }) => kind === 'points')
  await page.goto(`${originOf('member')}/member/rewards`)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: points?.title ?? '' })
  await survivesPressing(page, {
    call: claimReward,
    button: card.getByRole('button', { name: 'Claim', exact: true }),
    done: () => page.getByText('1 reward is yours.'),
  })
  await expect(card).toBeHidden()
  expect((await client.call(pointsBalance, {})).points).toBe(points?.amount)
})

test('a link of an agent survives six faults', async ({ page, browser }) => {
  const agent = await newAgent(browser)
  await enter(page, 'agent', await signedIn(page.context(), 'agent', { role: 'agent', ...agent }))
  await survivesSending(page, {
    call: createInvite,
    open: () => page.goto(`${originOf('agent')}/agentHome/open-account?way=link`),
    values: { Note: 'For a friend' },
    submit: 'Make the link',
    done: () => page.getByRole('textbox', { name: 'Address' }),
  })
})
