import { expect, type Page } from '@playwright/test'
import { secrets } from './people.ts'
import { field, fill } from './screens.ts'

/** From the security centre: a wrong old payment password is refused with what was typed kept, the right one changes it. */
export async function changePaymentPassword(page: Page, to: string): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'Payment password' }).getByRole('button').click()
  await expect(page).toHaveURL(/view=payment-password/)
  await fill(page, {
    'Current payment password': '999999',
    'New payment password': to,
    'Confirm new payment password': to,
  })
  await page.getByRole('button', { name: 'Change payment password' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(field(page, 'New payment password')).toHaveValue(to)
  await field(page, 'Current payment password').fill(secrets.paymentPassword)
  await page.getByRole('button', { name: 'Change payment password' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
}
