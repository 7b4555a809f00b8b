import { expect, type Page, test } from '@playwright/test'
import { balanceOf, deposit, enter, memberWithMoney, type Person, playByCall } from '../support/people.ts'
import { announce } from '../support/sandbox.ts'
import { expectBalance, field, headerBalance, openAccountMenu, openMember } from '../support/screens.ts'

/** Pages of one session, as many tabs of one browser have them. */
async function tabsOf(page: Page, person: Person, paths: readonly string[]): Promise<Page[]> {
  const tabs = [page]
  for (const path of paths) {
    const tab = tabs.length === 1 && page.url() === 'about:blank' ? page : await page.context().newPage()
    if (tab !== page) {
      await enter(tab, 'member', person)
      tabs.push(tab)
    }
    await openMember(tab, path)
  }
  return tabs
}

/** How long after a moment each page shows something, in milliseconds, by its own clock. */
function whenShown(tab: Page, words: string): Promise<number> {
  return tab.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const look = () => document.querySelector('header')?.textContent?.includes(wanted) && done(Date.now())
        new MutationObserver(look).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        })
        look()
      }),
    words,
  )
}

/** How long pages take to respond now, in milliseconds: what a busy machine adds to every time that is measured. */
async function lagOf(tabs: readonly Page[]): Promise<number> {
  const began = Date.now()
  await Promise.all(tabs.map((tab) => tab.evaluate(() => 0)))
  return Date.now() - began
}

test('D4: a sign-out in one of five tabs signs out all five within a second', async ({ page }) => {
  const person = await memberWithMoney(page, '10.00')
  const paths = ['/', '/member/transactions', '/rng', '/member/security', '/vip']
  const tabs = await tabsOf(page, person, paths)
  expect(tabs).toHaveLength(5)
  for (const tab of tabs) await expectBalance(tab, '10.00')
  const first = tabs[0] as Page
  await first.bringToFront()
  await (await openAccountMenu(first)).getByRole('menuitem', { name: 'Sign out' }).click()
  const ends = tabs.map((tab) => whenShown(tab, 'Sign in'))
  await first.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  const lag = await lagOf(tabs)
  const moments = await Promise.all(ends)
  expect(Math.max(...moments) - (moments[0] as number)).toBeLessThan(1_000 + lag)
  for (const tab of tabs) {
    await expect(headerBalance(tab)).toBeHidden()
    expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  }
})

test('the balance of several tabs agrees within a second, with nothing typed lost', async ({ page }) => {
  const person = await memberWithMoney(page, '100.00')
  const tabs = await tabsOf(page, person, ['/member/withdraw', '/', '/member/deposit'])
  for (const tab of tabs) await expectBalance(tab, '100.00')
  await field(tabs[0] as Page, 'Account name').fill('Half Typed')
  await field(tabs[2] as Page, 'Amount').fill('12.34')

  const shown = tabs.map((tab) => whenShown(tab, '$150.00'))
  await deposit(person, '50.00')
  const lag = await lagOf(tabs)
  const moments = await Promise.all(shown)
  expect(Math.max(...moments) - Math.min(...moments)).toBeLessThan(1_000 + lag)

  await playByCall(person, '1001', '10.00')
  const { balance } = await balanceOf(person)
  for (const tab of tabs) await expectBalance(tab, balance)
  await expect(field(tabs[0] as Page, 'Account name')).toHaveValue('Half Typed')
  await expect(field(tabs[2] as Page, 'Amount')).toHaveValue('12.34')
})

/** Loads a page anew, until it receives live events. */
async function reloadLive(tab: Page): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    tab.on('websocket', (socket) => {
      if (!socket.url().includes('/wps/events')) return
      socket.on('framereceived', ({ payload }) => String(payload).includes('"ready"') && resolve())
    })
  })
  await tab.reload()
  await ready
}

test('what is announced is on open pages within a second, and gone when its time is over', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '10.00')
  const tabs = await tabsOf(page, person, ['/', '/?popup=notices'])
  for (const tab of tabs) await reloadLive(tab)
  const [home, notices] = tabs as [Page, Page]
  await expect(home.getByRole('main')).toContainText('18')
  await expect(notices.getByRole('dialog')).toContainText('18')
  const title = `The wheel is polished, ${Date.now()}`
  await announce(title, 4)
  await Promise.all([
    expect(home.getByRole('main')).toContainText(title, { timeout: 1_000 }),
    expect(notices.getByRole('dialog')).toContainText(title, { timeout: 1_000 }),
  ])
  for (const tab of tabs) await expect(tab.getByText(title)).toHaveCount(0, { timeout: 15_000 })
})
