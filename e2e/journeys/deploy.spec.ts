import { expect, type Page, test } from '@playwright/test'
import { enter, memberWithMoney, newMember, originOf } from '../support/people.ts'
import { field, openAccountMenu, openMember } from '../support/screens.ts'

/**
 * A new version is deployed: files of the old build that this page has not loaded yet are gone, until the page is loaded
 * anew, with the new files.
 */
async function deploy(page: Page, files = /\/assets\/.*\.(js|css)$/): Promise<void> {
  await page.route(files, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) void page.unroute(files)
  })
}

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

for (const [what, files] of [
  ['code', undefined],
  ['a stylesheet', /\/assets\/.*\.css$/],
] as const) {
  test(`a deploy under an open tab: a screen whose ${what} is gone is loaded by a new page`, async ({
    page,
  }) => {
    const unhandled: string[] = []
    page.on('pageerror', (error) => unhandled.push(error.message))
    await memberWithMoney(page, '20.00')
    await openMember(page, '/member/deposit')
    await field(page, 'Amount').fill('12.34')
    await deploy(page, files)

    await page
      .getByRole('navigation', { name: 'My account' })
      .getByRole('link', { name: 'Limits and breaks' })
      .click()
    await expect(page.getByRole('heading', { name: 'Limits and breaks', level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('$20.00')
    await page.goBack()
    await expect(field(page, 'Amount')).toHaveValue('12.34')
    expect(unhandled).toEqual([])
  })
}

test('a deploy under an open popup and menu: nothing turns blank, what was typed stays', async ({ page }) => {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(error.message))
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, '/?popup=feedback')
  const popup = page.getByRole('dialog', { name: 'Feedback and complaints' })
  await field(popup, 'Description').fill('The wheel stood still.')
  await deploy(page)
  await popup.getByRole('button', { name: 'Close' }).first().click()
  await page
    .getByRole('alertdialog')
    .getByRole('button')
    .last()
    .click({ timeout: 3_000 })
    .catch(() => {})
  await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Betting record' }).click()
  await expect(page.getByRole('heading', { name: 'Betting record', level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(unhandled).toEqual([])
})

test('files that are gone for good: one new page, then the screen says so, and the way back is open', async ({
  page,
}) => {
  await memberWithMoney(page, '20.00')
  await openMember(page, '/member/deposit')
  await field(page, 'Amount').fill('12.34')
  let pages = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages += 1
  })
  const attempts: string[] = []
  await page.route(/\/assets\/[^/]*imits[^/]*\.js$/, (route) => {
    attempts.push(route.request().url())
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
  })

  await page
    .getByRole('navigation', { name: 'My account' })
    .getByRole('link', { name: 'Limits and breaks' })
    .click()
  await expect(failed(page)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('$20.00')
  const [pagesBefore, attemptsBefore] = [pages, attempts.length]
  expect(pagesBefore).toBe(1)
  await page.waitForTimeout(3_000)
  expect([pages, attempts.length]).toEqual([pagesBefore, attemptsBefore])
  await page.goBack()
  await expect(field(page, 'Amount')).toHaveValue('12.34')
})

test('a screen that is requested without a connection loads with it, whole and without a new page', async ({
  page,
}) => {
  const unhandled: string[] = []
  page.on('pageerror', (error) => unhandled.push(error.message))
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, '/')
  const room = (await openAccountMenu(page)).getByRole('menuitem', { name: 'Betting record' })
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await room.click()
  await expect(failed(page)).toBeVisible()
  await page.context().setOffline(false)
  const screen = page.getByRole('heading', { name: 'Betting record', level: 1 })
  // It also tries again by itself: on a slow machine before the button is clicked.
  await expect(async () => {
    if (await failed(page).isVisible())
      await failed(page).getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
    await expect(screen).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(failed(page)).toBeHidden()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  const styles = () => page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))
  const tried = await styles()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Betting record', level: 1 })).toBeVisible()
  await expect.poll(async () => (await styles()).length).toBeGreaterThan(5)
  expect(
    (await styles()).filter((style) => !tried.includes(style) && !/SiteFooter|\/first-/.test(style)),
  ).toEqual([])
  expect(unhandled).toEqual([])
})

test('a popup that is requested without a connection says so, and opens with it', async ({ page }) => {
  await page.goto(originOf('member'), { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  // What lies below in the page may not have come either.
  const told = failed(page).and(page.locator(':not(main *)'))
  await expect(told).toBeVisible()
  await page.context().setOffline(false)
  // It also tries again by itself: on a slow machine before the button is clicked.
  await expect(async () => {
    if (await told.isVisible())
      await told.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
    await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(told).toBeHidden()
})
