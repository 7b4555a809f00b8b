import { newIntentKey } from '@baize/api'
import { applyForPromotion, createWithdrawal, promotionStates, withdrawalOptions } from '@baize/api/calls'
import { expect, type Page } from '@playwright/test'
import { memberWithMoney, type Person, secrets } from './people.ts'
import { field, openMember } from './screens.ts'

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

/** The state of that promotion for an account. */
async function standing({ client }: Person): Promise<string | undefined> {
  const { states } = await client.call(promotionStates, {})
  return states.find(({ promotionId }) => promotionId === 'starter')?.status
}

/** Writes to customer service about a game, as a member does. */
export async function writeToService(page: Page): Promise<void> {
  await openMember(page, '/?popup=feedback')
  const popup = page.getByRole('dialog', { name: 'Feedback and complaints' })
  await field(popup, 'Topic').selectOption({ label: 'Game' })
  await field(popup, 'Description').fill('The wheel stood still in the middle of a round.')
  await popup.getByRole('button', { name: 'Send feedback' }).click()
  await expect(popup.getByText('Your feedback has been sent.')).toBeVisible()
}

/** Sets a captcha's proof to so much work that no device ends it in a lifetime. */
export async function hardenCaptcha(page: Page): Promise<void> {
  await page.route('**/wps/captcha', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.value.proof.difficulty = 250
    await route.fulfill({ response, json: answer })
  })
}
