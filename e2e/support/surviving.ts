import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { faults, intercept, isOf, type Spoilt, spoil, toldFaults } from './faults.ts'
import { field, fill } from './screens.ts'

/** What the catalogue says about an answer that failed, and about a game that did. */
export const failureWords =
  /connection failed|could not be read|went wrong on our side|took too long|network/i

/** Errors of the page's own that nobody caught. */
export function unhandledOn(page: Page): string[] {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(error.message))
  return unhandled
}

/**
 * Lets a call through and loses the answer to it: the platform has done it, and the page does not know. Returns how to
 * end that.
 */
export async function loseAnswers(page: Page, call: Spoilt): Promise<() => Promise<void>> {
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

/** A form that is sent through each fault. */
export interface Sending {
  /** What fails. */
  readonly call: Spoilt
  readonly open?: (page: Page) => Promise<unknown>
  /** What is typed, by label. */
  readonly values: Readonly<Record<string, string>>
  /** What was chosen when it was opened, by label: the value stays as well. */
  readonly chosen?: Readonly<Record<string, string>>
  /** What the form stands in, where the page has several. */
  readonly form?: Locator
  readonly submit: string
  /** The word for going on in the dialog that shows it once more. */
  readonly confirm?: string
  /**
   * It is done under one key an intent: once more it is done and only its answer lost, and pressing again must not do it
   * twice.
   */
  readonly keyed?: boolean
  readonly done: (page: Page) => Locator
}

/** Sends a form through each fault: what was typed stays, the words are there, and pressing again works in the end. */
export async function survivesSending(
  page: Page,
  { call, open, values, chosen = {}, form, submit, confirm, keyed = false, done }: Sending,
): Promise<void> {
  const unhandled = unhandledOn(page)
  await open?.(page)
  const place = form ?? page
  await fill(place, values)
  const button = (form ?? page.getByRole('main').or(page.getByRole('dialog'))).getByRole('button', {
    name: submit,
    exact: true,
  })
  const summary = place.getByRole('region', { name: 'There is a problem' })
  const press = async () => {
    await button.last().click()
    if (confirm)
      await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click()
  }
  const failed = async () => {
    await press()
    await expect(summary).toContainText(failureWords)
    await expect(summary).toBeFocused()
    for (const [label, value] of Object.entries({ ...values, ...chosen }))
      await expect(field(place, label)).toHaveValue(value)
  }
  for (const fault of faults) {
    if (fault === 'slow') continue
    await test.step(fault, async () => {
      const end = await spoil(page, call, fault)
      await failed()
      await end()
    })
  }
  if (keyed) {
    await test.step('done, and its answer lost', async () => {
      const end = await loseAnswers(page, call)
      await failed()
      await end()
    })
  }
  await test.step('slow', async () => {
    const end = await spoil(page, call, 'slow')
    await press()
    await expect(page.locator('form[aria-busy=true]')).toBeVisible()
    await expect(summary).toBeHidden()
    await end()
    await expect(done(page)).toBeVisible()
  })
  expect(unhandled).toEqual([])
}

/** Something that one press asks for, without a form. */
export interface Pressing {
  /** What fails. */
  readonly call: Spoilt
  readonly button: Locator
  /** The word for going on in the dialog that asks once more. */
  readonly confirm?: string
  /** Calls that the press makes before that one: they fail first, each in all ways. */
  readonly before?: readonly Spoilt[]
  /** What is there as before after each failure, such as a picture that was chosen. */
  readonly stays?: Locator
  /** What shows that it is under way. @default anything that is busy */
  readonly busy?: Locator
  /** What is said of each failure, where the place has words of its own. @default those of the catalogue */
  readonly words?: string
  readonly done: (page: Page) => Locator
}

/** Takes away the notices of failures, which stay until then: the next one is not to be mistaken for one of them. */
async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page
    .getByRole('region', { name: 'Messages', exact: true })
    .getByRole('alert')
    .getByRole('button', { name: 'Dismiss', exact: true })
  while ((await dismiss.count()) > 0) await dismiss.last().click()
}

/** Presses through each fault: it is told in words, the button is there to be pressed again, and that works in the end. */
export async function survivesPressing(
  page: Page,
  {
    call,
    button,
    confirm,
    before = [],
    stays,
    busy = page.locator('[aria-busy=true]:visible').first(),
    words,
    done,
  }: Pressing,
): Promise<void> {
  const unhandled = unhandledOn(page)
  const press = async () => {
    await button.click()
    if (confirm)
      await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click()
  }
  for (const failing of [...before, call]) {
    for (const [fault, told] of toldFaults) {
      await test.step(`${failing.id} ${fault}`, async () => {
        const end = await spoil(page, failing, fault)
        await press()
        await expect(page.getByText(words ?? told).last()).toBeVisible()
        await expect(button).toBeEnabled()
        if (stays) await expect(stays).toBeVisible()
        await end()
        await dismissToasts(page)
      })
    }
  }
  await test.step('slow', async () => {
    const end = await spoil(page, call, 'slow')
    await press()
    await expect(busy).toBeVisible()
    await end()
    await expect(done(page)).toBeVisible()
  })
  expect(unhandled).toEqual([])
}

/**
 * Presses while the platform does it and its answer is lost: that is told in words, and the page finds out what
 * was done.
 */
export async function findsOutWhatWasDone(
  page: Page,
  { call, button, confirm, done }: Pick<Pressing, 'call' | 'button' | 'confirm' | 'done'>,
): Promise<void> {
  const unhandled = unhandledOn(page)
  const end = await loseAnswers(page, call)
  await button.click()
  if (confirm) await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click()
  await expect(
    page.getByText('The connection failed. Check your network and try again.').last(),
  ).toBeVisible()
  await end()
  await dismissToasts(page)
  await expect(done(page)).toBeVisible()
  expect(unhandled).toEqual([])
}
