import { expect, test } from '@playwright/test'
import { product } from '../support/product.ts'

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

// The ways of members end at the sign-in over the home page.
for (const path of [
  '/',
  '/promotions',
  '/helpmc',
  '/rng',
  '/sports',
  '/winners',
  '/vip',
  '/?popup=register',
]) {
  test(`nothing that a visitor of ${path} sees is pushed away while the page loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shifts: string[]; shift: number }
      Object.assign(seen, { shifts: [], shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number
            sources: { node: Element | null }[]
          }
          seen.shift += value
          for (const { node } of sources)
            seen.shifts.push(`${value.toFixed(3)} ${node?.textContent?.slice(0, 80)}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // The platform's responses arrive one after the other, as on a slow connection, and long after the page's own frame.
    await page.route(/\/(?:wps|lgw)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto(new URL(path, product().urls.member).href, { waitUntil: 'networkidle' })
    // A popup over the page hides it from roles, and not from sight.
    await expect(page.locator('main')).toBeVisible()
    await page.waitForTimeout(1_500)
    const { shift, shifts } = await page.evaluate(() => {
      const { shift, shifts } = window as unknown as { shifts: string[]; shift: number }
      return { shift, shifts }
    })
    expect(shift, shifts.join('\n')).toBeLessThan(0.01)
  })
}

test('what is seen at the end of a page stays where it is while the footer loads', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let asked = false
  await page.route(/SiteFooter-.*\.js/, async (route) => {
    asked = true
    await held
    await route.continue()
  })
  await page.goto(new URL('/vip', product().urls.member).href)
  // Sign-in is over the page, and its focus may need the footer too: what is behind a popup has no roles.
  await expect(page.getByRole('dialog')).toBeVisible()
  const footer = page.locator('#root footer')
  await expect(footer).toHaveCount(0)
  const end = () =>
    page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return scrollY
    })
  await page.mouse.move(200, 200)
  await page.keyboard.press('Shift')
  const there = await end()
  await expect.poll(() => asked).toBe(true)
  expect(await end()).toBeGreaterThanOrEqual(there)
  letGo()
  await expect(footer).toBeVisible()
  expect(await end()).toBeGreaterThanOrEqual(there)
})
