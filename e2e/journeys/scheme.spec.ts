import { expect, type Page, test } from '@playwright/test'
import { product } from '../support/product.ts'

/** How light the page's ground is, from 0 to 255. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('no canvas')
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })
}

const appearance = (page: Page) => page.getByRole('group', { name: 'Appearance' }).first()

for (const site of ['member', 'agent'] as const) {
  test(`the ${site} site follows the device, then the choice, without a flash`, async ({ page }) => {
    // Reported before any of the page's own code runs, and again when the document has been read.
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        if (document.body) seen.push(document.documentElement.dataset.scheme)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(product().urls[site])
    await expect(appearance(page).getByRole('radio', { name: 'System' })).toBeChecked()
    expect(await lightness(page)).toBeLessThan(70)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await lightness(page)).toBeGreaterThan(220)

    // Clicked before the page is hydrated, it is replayed later.
    await appearance(page).getByRole('radio', { name: 'Dark' }).click({ force: true })
    await expect.poll(() => lightness(page)).toBeLessThan(70)
    await page.reload()
    await expect(appearance(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(await lightness(page)).toBeLessThan(70)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen)).toEqual(new Set(['dark']))

    await appearance(page).getByRole('radio', { name: 'System' }).click({ force: true })
    await expect.poll(() => lightness(page)).toBeGreaterThan(220)
  })
}
