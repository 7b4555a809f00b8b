import { newIntentKey } from '@baize/api'
import { applyForPromotion, createWithdrawal, promotionStates, withdrawalOptions } from '@baize/api/calls'
import { expect, type Page } from '@playwright/test'
import { memberWithMoney, type Person, secrets } from './people.ts'
import { openMember } from './screens.ts'

/** Requests a withdrawal by call, and opens its page. */
export async function withdraw(
  page: Page,
  { client }: Person,
  amount: string,
): Promise<{ params: { id: string } }> {
  const { banks } = await client.call(withdrawalOptions, {})
  const account = {
    bankCode: banks[0]?.code ?? '',
    accountName: 'Fault Walker',
    accountNumber: '000123456789',
  }
  const body = { amount, paymentPassword: secrets.paymentPassword, ...account }
  const { id } = await client.call(createWithdrawal, { body }, { idempotencyKey: newIntentKey() })
  await openMember(page, `/member/withdraw?withdrawal=${id}`)
  await expect(page.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible()
  return { params: { id } }
}

/** A member of 20.00 who has applied for the promotion of the first hand: its 5.00 wait to be claimed. */
export async function withPayout(page: Page): Promise<Person> {
  const person = await memberWithMoney(page, '20.00')
  const application = { params: { id: 'starter' }, body: { comment: '', images: [] } }
  await person.client.call(applyForPromotion, application, { idempotencyKey: newIntentKey() })
  await expect.poll(() => standing(person), { timeout: 30_000 }).toBe('claimPayout')
  return person
}

/** How that promotion stands for somebody. */
export async function standing({ client }: Person): Promise<string | undefined> {
  const { states } = await client.call(promotionStates, {})
  return states.find(({ promotionId }) => promotionId === 'starter')?.status
}
