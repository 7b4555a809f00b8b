import { vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** Asks every few milliseconds until it no longer throws; what it returns. */
export function until<Value>(check: () => Value): Promise<Value> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 })
}

/** The elements of a locator that can be seen. */
export function visible(locator: Locator): HTMLElement[] {
  return locator
    .elements()
    .filter((each): each is HTMLElement => each.checkVisibility({ visibilityProperty: true }))
}

/** The last of them that can be seen, once there is one. */
export function shown(locator: () => Locator): Promise<HTMLElement> {
  return until(() => {
    const found = visible(locator()).at(-1)
    if (!found) throw new Error(`not visible: ${locator().selector}`)
    return found
  })
}

/** What says that it is under way; the skeleton of a popup that is closed does not count. */
export function busyParts(): Element[] {
  const parts = document.querySelectorAll('[aria-busy=true]')
  return [...parts].filter((each) => each.checkVisibility({ visibilityProperty: true }))
}

/** Waits until nothing of it can be seen. */
export function hidden(locator: () => Locator): Promise<void> {
  return until(() => {
    if (visible(locator()).length > 0) throw new Error(`still visible: ${locator().selector}`)
  })
}

/** A button that a user can click now: it is visible, enabled, in no inert part of the page and under nothing else. */
function clickable(button: HTMLElement): boolean {
  if (button.matches(':disabled, [aria-disabled=true]') || button.closest('[inert]')) return false
  button.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = button.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (button.contains(hit) || hit.contains(button))
}

/** Clicks it once a user could. In the page: a click by the browser's driver takes as long as all of these together. */
export async function click(locator: () => Locator): Promise<void> {
  const button = await until(() => {
    const found = visible(locator()).at(-1)
    if (!found) throw new Error(`not visible: ${locator().selector}`)
    if (!clickable(found)) throw new Error(`cannot be clicked: ${locator().selector}`)
    return found
  })
  button.focus()
  button.click()
}

/** A field by its label; marks of required and optional fields do not count, nor does the tab that has its name. */
export function labelled(label: string, within: () => Locator = () => page.elementLocator(document.body)) {
  const text = new RegExp(`^${label}( \\(?optional\\)?)?\\s*\\*?$`, 'i')
  return () => {
    const found = within().getByLabelText(text).elements()
    const fields = found.filter((each): each is HTMLInputElement => each.matches('input, textarea, select'))
    const [first] = fields
    if (!first) throw new Error(`no field ${label}`)
    return first
  }
}

/** Types into a field as a user does. */
export async function type(label: string, value: string, within?: () => Locator): Promise<void> {
  const field = await until(labelled(label, within))
  await page.elementLocator(field).fill(value)
}

/** Chooses in a field of the browser's own. */
export async function choose(label: string, value: string, within?: () => Locator): Promise<void> {
  const field = await until(labelled(label, within))
  await page.elementLocator(field).selectOptions(value)
}

/** The same for a field by its name, where several have one label. */
export async function chooseNamed(name: string, value: string): Promise<void> {
  const field = await until(() => {
    const found = document.querySelector(`select[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  })
  await page.elementLocator(field).selectOptions(value)
}

export const button = (name: string | RegExp) => () => page.getByRole('button', { name })
export const radio = (name: string | RegExp) => () => page.getByRole('radio', { name })
export const checkbox = (name: string | RegExp) => () => page.getByRole('checkbox', { name })
export const heading = (name: string | RegExp) => () => page.getByRole('heading', { name })
export const status = (words: string | RegExp) => () => page.getByRole('status').filter({ hasText: words })
export const text = (words: string | RegExp) => () => page.getByText(words, { exact: false })
export const dialog = (name?: string) => () =>
  name === undefined ? page.getByRole('dialog') : page.getByRole('dialog', { name })

/** Removes the notices, which stay: the next one is not to be mistaken for one of them. */
export function dismissToasts(): Promise<void> {
  return until(() => {
    const dismiss = visible(
      page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' }),
    )
    for (const each of dismiss) each.click()
    if (dismiss.length > 0) throw new Error('toasts are still there')
  })
}

/** One pixel, as an image that is sent with something. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** Chooses an image in the one field for files. */
export async function choosePicture(name: string): Promise<void> {
  const field = await until(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no field for files')
    return found
  })
  const files = new DataTransfer()
  files.items.add(new File([pixel], name, { type: 'image/png' }))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
