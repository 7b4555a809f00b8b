import { lotteryDraws, sportsFixtures } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { memberWithMoney, newMember } from '../support/people.ts'
import { product } from '../support/product.ts'
import { staysSilent, travel } from '../support/sandbox.ts'
import { complaintsOf } from '../support/screens.ts'

const member = () => product().urls.member

/** The odds that can be chosen on the page, the first match first. */
const prices = (page: Page) =>
  page
    .getByRole('list', { name: /^Odds: / })
    .first()
    .getByRole('link')

test('from a fixture to the coupon in its frame, with the selection that was chosen, and the bet is placed', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await memberWithMoney(page, '50.00')
  await page.goto(`${member()}sports`)
  await expect(page.getByRole('heading', { level: 2, name: 'Matches' })).toBeVisible()
  // Of the match that kicks off last: other journeys travel in time meanwhile.
  const list = page.getByRole('list', { name: /^Odds: / }).last()
  const price = list.getByRole('link').first()
  const odds = (await price.locator('bdi').textContent()) ?? ''
  const teams = ((await list.getAttribute('aria-label')) ?? '').replace('Odds: ', '')
  await price.click()
  await expect(page).toHaveURL(/\/play\/\w+\?match=[\w-]+&pick=home$/)
  const coupon = page.frameLocator('iframe').first()
  const chosen = coupon.locator('[aria-pressed="true"]')
  await expect(chosen).toHaveText(`1 ${odds}`)
  await expect(chosen).toHaveAttribute('aria-label', new RegExp(`^${teams}: `))
  await expect(coupon.getByText(`Selections: 1. Total odds: ${odds}`)).toBeVisible()
  await coupon.locator('#play').click()
  await expect(coupon.locator('#tickets').getByText(`@ ${odds}`)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a match kicks off, its score changes on the open page, and it ends', async ({ page, context }) => {
  const person = await newMember(context)
  const read = (when?: 'live' | 'over') =>
    person.client.call(sportsFixtures, {
      query: { gameType: 'SPORTS', language: 'en', pageSize: '100', ...(when && { when }) },
    })
  // To the next kick-off, so that whole matches are seen.
  const { now, matches } = await read()
  const next = matches.find(({ odds }) => odds !== null)
  await travel(Math.max(1, Math.ceil((Date.parse(next?.startsAt ?? now) - Date.parse(now)) / 1000) + 1))
  await page.goto(`${member()}sports`)
  await page.getByRole('radio', { name: /^Live \([1-9]/ }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 3, name: 'Live now' })).toBeVisible()
  const goals = async () =>
    (
      await page
        .getByText(/^Score of /)
        .locator('..')
        .allTextContents()
    ).map((text) => /\d+$/.exec(text)?.[0])
  const before = await goals()
  expect(before.length).toBeGreaterThan(0)
  // Without a click or a reload, for a visitor as well.
  await expect(async () => expect(await goals()).not.toEqual(before)).toPass({ timeout: 50_000 })
  // One that was seen live is played to its end. Which one is not certain: other journeys travel in time, too.
  const live = new Map<string, { home: string; away: string }>()
  let played: { home: string; away: string } | undefined
  await expect(async () => {
    for (const match of (await read('live')).matches) live.set(match.id, match)
    await travel(20)
    const ended = (await read('over')).matches.find(({ id, state }) => live.has(id) && state === 'ended')
    played = ended && live.get(ended.id)
    expect(played).toBeDefined()
  }).toPass({ timeout: 60_000, intervals: [3_000] })
  await page.getByRole('radio', { name: /^Results \([1-9]/ }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Just ended' })).toBeVisible()
  const result = page
    .getByRole('listitem')
    .filter({ hasText: played?.home ?? '' })
    .filter({ hasText: played?.away ?? '' })
  await expect(result.getByText('Full time').first()).toBeVisible()
})

test('a vendor that falls silent: of when its odds are, until it is back', async ({ page }) => {
  await page.goto(`${member()}sports`)
  await expect(prices(page).first()).toBeVisible()
  for (const vendor of ['FLD', 'STD']) await staysSilent(vendor, true)
  await travel(40)
  const note = page.getByText(/: odds as of .*, reconnecting$/)
  await expect(note.first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('list', { name: /^Odds: / }).first()).toBeVisible()
  await expect(prices(page)).toHaveCount(0)
  for (const vendor of ['FLD', 'STD']) await staysSilent(vendor, false)
  await expect(note).toHaveCount(0, { timeout: 30_000 })
})

test('a draw is held while its countdown is looked at, and its result takes its place and stays', async ({
  page,
  context,
}) => {
  const person = await newMember(context)
  const read = async () => {
    const { lotteries } = await person.client.call(lotteryDraws, { query: { language: 'en' } })
    return lotteries.find(({ gameCode }) => gameCode === 'hanoi-one-minute')
  }
  await page.goto(`${member()}elott`)
  const card = page.getByRole('link', { name: /^Hanoi 1 Minute/ })
  await expect(card.getByRole('timer')).toHaveText(/^0:\d\d$|Drawing now/)
  const digits = async () => (await card.locator('bdi').last().textContent()) ?? ''
  const before = await digits()
  await expect(async () => expect(await digits()).not.toBe(before)).toPass({ timeout: 80_000 })
  const drawn = await digits()
  await expect.poll(async () => (await read())?.last?.numbers).toBe(drawn)
  await page.reload()
  await expect(card.locator('bdi').last()).toHaveText(drawn)
  await expect(page.getByRole('status').filter({ hasText: 'Drawing now' })).toHaveCount(0)
})

test('the addresses of the agents’ site lead there from the members’ site', async ({ page }) => {
  for (const path of ['agent', 'agentHome']) {
    await page.goto(`${member()}${path}`)
    expect(new URL(page.url()).origin).toBe(new URL(product().urls.agent).origin)
  }
})
