import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { wireOf } from './amounts.ts'
import { originOf } from './people.ts'

/** The balance in the header of either site. */
export function headerBalance(page: Page): Locator {
  return page.getByRole('banner').getByRole('group', { name: 'Balance', exact: true })
}

/** Waits until the header shows this amount; `100.00`, as on the wire. */
export async function expectBalance(page: Page, amount: string): Promise<void> {
  await expect
    .poll(async () => shownAmount(headerBalance(page)), { message: 'balance in the header', timeout: 20_000 })
    .toBe(amount)
}

/** The first amount of money that an element shows, as the wire writes it; `–` while it is not known. */
export async function shownAmount(place: Locator): Promise<string> {
  const [found] = /[+\-−–]?\s?\$[\d,]+\.\d{2}/.exec((await place.textContent()) ?? '') ?? []
  return found === undefined ? '–' : wireOf(found)
}

/** The value beside a term, such as a sum of a period. */
export function valueBeside(place: Page | Locator, term: string): Locator {
  return place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::*[1]')
}

/** The game inside the page that plays it. */
export function gameIn(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`)
}

/** Opens the account menu of the signed-in account. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  return page.getByRole('menu', { name: /^Account:/ })
}

/** Types into the fields of a form, by their labels. */
export async function fill(place: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(place, label).fill(value)
}

/** A field by its label; marks of required and optional fields do not count, nor does the tab that has its name. */
export function field(place: Page | Locator, label: string): Locator {
  return place
    .getByLabel(new RegExp(`^${label}( \\(?optional\\)?)?\\s*\\*?$`, 'i'))
    .and(place.locator(':not([role=tabpanel])'))
}

/** What a page complains about while it is open: errors in its console, and uncaught ones. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`unhandled: ${error.message}`))
  return complaints
}

/** A figure of an overview: its tile. */
export function figureOf(page: Page, label: string): Locator {
  return page.getByRole('main').getByText(label, { exact: true }).locator('xpath=../..')
}

/** What the game said about a round. */
export interface Round {
  stake: string
  payout: string
  refunded: boolean
}

/** Plays one round of a game on reels, which its page has open, and reads what the game says about it. */
export async function playRound(page: Page, title: string): Promise<Round> {
  const game = gameIn(page, title)
  const status = game.getByRole('status').first()
  const spin = game.getByRole('button', { name: 'Spin' })
  await expect(spin).toHaveAttribute('aria-disabled', 'false')
  const stake = await shownAmount(game.getByRole('status').filter({ hasText: /^Stake/ }))
  await spin.click()
  await expect(spin).toHaveAttribute('aria-disabled', 'false')
  await expect(status).toHaveText(/You won|No win|came back|was returned/)
  const refunded = ((await status.textContent()) ?? '').includes('was returned')
  const amount = await shownAmount(status)
  return { stake, refunded, payout: refunded || amount === '–' ? '0.00' : amount }
}

/**
 * Opens an address by hand. A dialog that has just closed removes its history entry within 100 ms; a step back that meets
 * the start of a navigation would abort it, so this waits for the entry to be removed.
 */
export async function openAddress(page: Page, address: string, { timeout = 30_000 } = {}): Promise<void> {
  await page.waitForFunction(
    () => !(history.state as { layer?: number } | null)?.layer || document.querySelector('[aria-modal=true]'),
  )
  await page.goto(address, { timeout })
}

/** Opens a page of the member site by its address. */
export function openMember(page: Page, path: string): Promise<void> {
  return openAddress(page, `${originOf('member')}${path}`)
}

/** Waits until a page says a state: of a deposit, a withdrawal, a transfer. */
export async function expectTold(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: words })).toBeVisible({
    timeout: 30_000,
  })
}

/** One pixel, as an image that is sent with something. */
export const pixel = {
  name: 'account.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
