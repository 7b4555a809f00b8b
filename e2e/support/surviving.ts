import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { type Call, type Failure, fail, intercept, isOf } from './failures.ts'
import { field, fill } from './screens.ts'

/** Errors of the page's own that nothing caught. */
export function unhandledOn(page: Page): string[] {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(error.message))
  return unhandled
}

/**
 * Lets a call through and loses its response: the platform has done it, and the page does not know. Returns a
 * function that ends that.
 */
export async function loseAnswers(page: Page, call: Call): Promise<() => Promise<void>> {
  const matches = ({ pathname }: URL) => isOf(call, pathname)
  let lost = 0
  const handle = async (route: Route) => {
    if (route.request().method() !== call.method) return route.fallback()
    const answer = await route.fetch()
    if (answer.ok()) lost += 1
    return route.abort('connectionreset')
  }
  const end = await intercept(page, matches, handle)
  return async () => {
    end()
    expect(lost, 'answers to what was done').toBeGreaterThan(0)
  }
}

/** A form that is sent while its call fails. */
export interface Sending {
  readonly call: Call
  readonly failure: Failure | 'lost'
  /** What is typed, by label. */
  readonly values: Readonly<Record<string, string>>
  readonly submit: string
  /** The label of the confirming button in the dialog that shows it once more. */
  readonly confirm?: string
  readonly done: Locator
}

/** Sends a form whose call fails: what was typed stays, the failure is said, and sending again works. */
export async function sendsAgain(
  page: Page,
  { call, failure, values, submit, confirm, done }: Sending,
): Promise<void> {
  const unhandled = unhandledOn(page)
  const main = page.getByRole('main')
  const summary = main.getByRole('region', { name: 'There is a problem' })
  const send = async () => {
    await main.getByRole('button', { name: submit, exact: true }).click()
    if (confirm)
      await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click()
  }
  await fill(main, values)
  const end = await (failure === 'lost' ? loseAnswers(page, call) : fail(page, call, failure))
  await send()
  if (failure === 'slow') {
    await expect(main.locator('form[aria-busy=true]')).toBeVisible()
    await expect(summary).toBeHidden()
  } else {
    await expect(summary).toContainText(/Connection failed|could not confirm the result|went wrong/)
    await expect(summary).toBeFocused()
    for (const [label, value] of Object.entries(values)) await expect(field(main, label)).toHaveValue(value)
  }
  await end()
  if (failure !== 'slow') await send()
  await expect(done).toBeVisible()
  expect(unhandled).toEqual([])
}
