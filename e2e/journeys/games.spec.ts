import { favouriteIds } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { enter, memberWithMoney, newMember } from '../support/people.ts'
import { product } from '../support/product.ts'
import { closeGame } from '../support/sandbox.ts'
import { complaintsOf, field, fill, gameIn, playRound, valueBeside } from '../support/screens.ts'

const member = () => product().urls.member

test('a visitor browses, searches with a slip, is gated, signs in and lands in the chosen game', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const person = await newMember(page.context())
  await page.goto(`${member()}rng`)
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Vendors' }).getByRole('link', { name: 'Emerald Works' }).click()
  await expect(page).toHaveURL(/vassalage=EMR/)
  await page.getByRole('searchbox', { name: 'Search games' }).fill('emerlad reels')
  await expect(page).toHaveURL(/q=emerlad/)
  await expect(page.getByRole('button', { name: /^Emerald Reels/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('emerlad reels')

  await page.getByRole('button', { name: /^Emerald Reels/ }).click()
  const popup = page.getByRole('dialog', { name: 'Sign in to play Emerald Reels' })
  await fill(popup, { Username: person.account })
  await field(popup, 'Password').fill(person.password)
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/play\/\w+\?gameCode=emerald-reels$/)
  await expect(gameIn(page, 'Emerald Reels').getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(valueBeside(page, 'Played')).toHaveText(/\d:\d\d/)
  expect(complaints).toEqual([])
})

test('a screen whose code is loaded renders with the click, without a placeholder before', async ({
  page,
}) => {
  await page.goto(`${member()}rng`)
  const title = page.getByRole('heading', { level: 1, name: 'Slots' })
  await expect(title).toBeVisible()
  const bar = page.getByRole('banner').getByRole('navigation')
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(title).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    // Called after each drawing, before it is painted.
    if (main) {
      const observer = new MutationObserver(() => seen.push(main.querySelector('h1')?.textContent ?? null))
      // From the click on: parts of the home page may still be loading until then.
      const watch = () => observer.observe(main, { childList: true, subtree: true })
      addEventListener('click', watch, { capture: true, once: true })
    }
  })
  await bar.getByRole('link', { name: 'Slots' }).click()
  await expect(title).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: (string | null)[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set(['Slots']))
})

test('a favourite is shown at once, kept, and taken away', async ({ page }) => {
  const person = await newMember(page.context())
  const ids = async () => (await person.client.call(favouriteIds, {})).ids
  await enter(page, 'member', person)
  await page.goto(`${member()}rng`)
  const heart = page.getByRole('button', { name: 'Favourite: Emerald Reels' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(ids).toHaveLength(1)
  await page.goto(`${member()}favorite`)
  await expect(page.getByRole('button', { name: /^Emerald Reels/ })).toBeVisible()
  await page.getByRole('button', { name: 'Favourite: Emerald Reels' }).click()
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await expect.poll(ids).toEqual([])
})

test('each kind of game is opened: reels, a lottery on its page, a vendor from its card, one under maintenance', async ({
  page,
}) => {
  await memberWithMoney(page)
  await page.goto(`${member()}rng?q=emerald%20reels`)

  await test.step('reels: a round moves the result above the game', async () => {
    await page.getByRole('button', { name: /^Emerald Reels/ }).click()
    await playRound(page, 'Emerald Reels')
    await expect(valueBeside(page, 'Result')).toHaveText(/\$\d/)
    await page.getByRole('button', { name: 'Exit' }).click()
    await page.goto(`${member()}recent`)
    await expect(page.getByRole('button', { name: /^Emerald Reels/ })).toBeVisible()
  })

  await test.step('a lottery: from the centre to its page, its draw and its game', async () => {
    await page.goto(`${member()}elott`)
    const card = page.getByRole('listitem').filter({ hasText: 'Vietnam Lottery' })
    await card.getByRole('button', { name: 'Start game' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vietnam lottery' })).toBeVisible()
    await page
      .getByRole('link', { name: /Hanoi 5 Minutes/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hanoi 5 Minutes' })).toBeVisible()
    await expect(valueBeside(page, 'Draw in')).toHaveText(/\d:\d\d/)
    await expect(gameIn(page, 'Hanoi 5 Minutes').getByRole('heading').first()).toBeVisible()
  })

  await test.step('a vendor with several games lists them over the centre', async () => {
    await page.goto(`${member()}sports`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^\d+ games$/ })
      .first()
      .click()
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(/vendor=/)
    await page.goBack()
    await expect(popup).toBeHidden()
  })

  await test.step('a game under maintenance offers others', async () => {
    await closeGame('1003', true)
    await page.goto(`${member()}play/1003`)
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Try one of these instead' })).toBeVisible()
    await closeGame('1003', false)
  })
})

test('every other category is browsed to a vendor or a game of its own, which starts', async ({ page }) => {
  await memberWithMoney(page)
  const main = page.getByRole('main')
  const started = async () => {
    await expect(page).toHaveURL(/\/play\/\w+/)
    await expect(page.locator('iframe').first()).toBeVisible()
  }
  for (const path of ['esports', 'cockfight', 'pvp', 'bgs']) {
    await test.step(path, async () => {
      await page.goto(`${member()}${path}`)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      const vendor = main.getByRole('button', { name: 'Start game' }).first()
      const game = main.getByRole('article').getByRole('button').first()
      await expect(vendor.or(game).first()).toBeVisible()
      // A vendor's starts one game: without a list in between.
      if (await vendor.isVisible()) await vendor.click()
      else await game.click()
      await started()
    })
  }
  for (const path of ['seaLottery', 'vnLottery']) {
    await test.step(path, async () => {
      await page.goto(`${member()}${path}`)
      const title = main.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(/lottery$/)
      const lottery = main.getByRole('list', { name: 'All lotteries' }).getByRole('link').first()
      const name = (await lottery.locator('bdi').first().textContent()) ?? ''
      await lottery.click()
      await expect(title).toHaveText(name)
      await expect(gameIn(page, name).getByRole('button', { name: 'Place bet' })).toBeVisible()
    })
  }
})
