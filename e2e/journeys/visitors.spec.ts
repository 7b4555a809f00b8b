import { expect, type Page, test } from '@playwright/test'
import { deposit, enter, newMember, playByCall } from '../support/people.ts'
import { openMember } from '../support/screens.ts'

/** A title of the notices: it is a button that says whether it is the open one. */
const openTitle = (page: Page) => page.getByRole('dialog').getByRole('button', { expanded: true })

test('free play lets a visitor look around; a game requires a real account, and links to registration', async ({
  page,
}) => {
  await openMember(page, '/?popup=login')
  await page.getByRole('dialog').getByRole('button', { name: /free/i }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const account = page.getByRole('banner').getByRole('button', { name: /^Account:/ })
  await expect(account).toBeVisible()

  await test.step('pages for everybody are there', async () => {
    for (const path of ['/winners', '/seamless', '/promotions', '/rng']) {
      await openMember(page, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(main.getByRole('alert')).toHaveCount(0)
      await expect(account).toBeVisible()
    }
  })

  const game = page.getByRole('main').getByRole('article').first().getByRole('button').first()
  const dialog = page.getByRole('alertdialog')
  await game.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/rng/)
  await game.click()
  await dialog.getByRole('button', { name: 'Open an account' }).click()
  await expect(page).toHaveURL(/popup=register/)
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
})

test('the notices open at the one that was clicked or named, and the licence by its address', async ({
  page,
}) => {
  await openMember(page, '/')
  const notice = page.getByRole('main').getByRole('button', { name: /Emerald Reels, with its full paytable/ })
  await notice.click()
  await expect(page).toHaveURL(/popup=notices&notice=notice-emerald/)
  await expect(openTitle(page)).toHaveText(/Emerald Reels, with its full paytable/)
  await page.reload()
  await expect(openTitle(page)).toHaveText(/Emerald Reels, with its full paytable/)

  // One of those for players, behind the four of the line.
  await openMember(page, '/?popup=notices&notice=player-withdrawal')
  await expect(openTitle(page)).toHaveText(/Confirm your withdrawals/)
  await expect(page.getByRole('dialog')).toContainText('tell us before time runs out')
  await openMember(page, '/?popup=notices&notice=nobody')
  await expect(openTitle(page)).toHaveCount(1)

  await openMember(page, '/helpmc?popup=licence')
  const licence = page.getByRole('dialog', { name: 'Licence' })
  await expect(licence.getByRole('term')).not.toHaveCount(0)
  await licence.getByRole('link', { name: 'Read the terms' }).click()
  await expect(page).toHaveURL(/\/helpmc#term$/)
  await expect(licence).toBeHidden()
})

test('a win is listed among the winners, in its category, as a board and as a ranking', async ({ page }) => {
  const person = await newMember(page.context())
  await deposit(person, '100.00')
  for (let round = 0; round < 15; round += 1) await playByCall(person, '1001')
  await enter(page, 'member', person)
  const main = page.getByRole('main')
  const rows = main.getByRole('tabpanel').getByRole('listitem')
  await openMember(page, '/winners')
  await expect(rows.filter({ hasText: 'Emerald Reels' }).first()).toBeVisible()
  await main.getByRole('combobox').selectOption('RNG')
  await expect(page).toHaveURL(/category=RNG/)
  await expect(rows.filter({ hasText: 'Emerald Reels' }).first()).toBeVisible()
  await main.getByRole('tab', { name: 'Ranking' }).click()
  await expect(page).toHaveURL(/view=ranking/)
  await expect(main.getByRole('tabpanel')).toContainText(/\$\d/)
  await page.reload()
  await expect(main.getByRole('tab', { name: 'Ranking' })).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByRole('combobox')).toHaveValue('RNG')
  await main.getByRole('combobox').selectOption('COCKFIGHT')
  await main.getByRole('tab', { name: 'Latest wins' }).click()
  await expect(main.getByRole('tabpanel')).not.toContainText('Emerald Reels')
})

test('what the brand says at the entrance, in the menu and at its licence is there, and leads on', async ({
  page,
}) => {
  const says = [
    ['login', 'Check the address before you enter your password.'],
    ['register', 'Ages 18 and over only.'],
    ['forgotPassword', 'We never ask for your password.'],
  ] as const
  for (const [name, words] of says) {
    await openMember(page, `/?popup=${name}`)
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
  }
  await openMember(page, '/?popup=licence')
  await page.getByRole('dialog').getByRole('link', { name: 'Play within your limits' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Licence' })).toBeHidden()

  await openMember(page, '/')
  const menu = page.getByRole('navigation', { name: 'Site' })
  await menu.getByRole('group', { name: 'Appearance' }).scrollIntoViewIfNeeded()
  await menu.getByRole('link', { name: 'Current promotions' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
})
