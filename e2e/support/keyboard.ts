import { expect, type Locator, type Page } from '@playwright/test'

/** Whether something is drawn around what has the focus: around it, or around its field. */
function focusIsSeen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return ''
    let element: Element | null = focused
    for (let level = 0; element && level < 4; level += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return ''
      element = element.parentElement
    }
    return focused.outerHTML.slice(0, 200)
  })
}

const hasFocus = (place: Locator) =>
  place.evaluate((element) => element === element.ownerDocument.activeElement && document.hasFocus())

/** Presses Tab (or Shift+Tab) until the focus is there. Each stop on the way must be seen. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeAttached()
  for (let stops = 0; stops < 150; stops += 1) {
    if (await hasFocus(place)) return
    await page.keyboard.press(key)
    expect(await focusIsSeen(page), 'focus that nobody sees').toBe('')
  }
  throw new Error(`Tab never comes to ${place}.`)
}

/** Moves to a field and types into it. */
export async function typeInto(page: Page, place: Locator, text: string): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.type(text)
  await expect(place).toHaveValue(text)
}

/** Moves to a control and presses Enter on it. */
export async function press(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, place, key)
  await page.keyboard.press('Enter')
}

/** Skips past header and menu to the content, by the link that every page begins with. */
export async function skipToContent(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.getByRole('main')).toBeFocused()
}

/** Presses an arrow until an item of a menu has the focus. */
export async function arrowTo(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible()
  for (let steps = 0; steps < 20; steps += 1) {
    if (await hasFocus(item)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No arrow comes to ${item}.`)
}
