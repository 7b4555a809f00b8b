import { bets } from '@baize/api/calls'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { balanceOf, memberWithMoney, type Person } from '../support/people.ts'
import { failNextRound, voidBet } from '../support/sandbox.ts'
import { gameIn, openMember, shownAmount, valueBeside } from '../support/screens.ts'

/** Opens a game by its address and waits until it can be played. */
async function open(page: Page, nodeId: string, title: string): Promise<FrameLocator> {
  await openMember(page, `/play/${nodeId}`)
  const game = gameIn(page, title)
  await expect(game.locator('#play')).toHaveAttribute('aria-disabled', 'false')
  return game
}

/** What the game and the line above it show is what the platform has. */
async function agrees(page: Page, game: FrameLocator, person: Person): Promise<void> {
  await expect(async () => {
    const { balance } = await balanceOf(person)
    expect(await shownAmount(game.getByRole('banner'))).toBe(balance)
    expect(await shownAmount(valueBeside(page, 'Balance'))).toBe(balance)
  }).toPass()
}

test('two sides: a hand is dealt, and one that fails in its middle is rolled back', async ({ page }) => {
  const person = await memberWithMoney(page, '50.00')
  const game = await open(page, '2001', 'Dragon Tiger')
  const status = game.getByRole('status').first()
  await game.getByRole('radio', { name: /^Dragon/ }).check({ force: true })
  await game.locator('#play').click()
  await expect(status).toHaveText(/You won|No win|came back/)
  await agrees(page, game, person)
  const { balance } = await balanceOf(person)
  await failNextRound('PRL')
  await game.locator('#play').click()
  await expect(status).toHaveText(/This round failed\. Your stake of .* was returned\./)
  await agrees(page, game, person)
  expect((await balanceOf(person)).balance).toBe(balance)
  const { rows } = await person.client.call(bets, { query: {} })
  expect(rows).toHaveLength(2)
  expect(rows[0]?.state).toBe('refunded')
})

/** The newest bet is made void by its vendor: what it moved comes back to the line above the game, and its record says so. */
async function madeVoid(page: Page, person: Person, before: string): Promise<void> {
  const newest = async () => (await person.client.call(bets, { query: {} })).rows[0]
  await voidBet((await newest())?.id ?? '')
  expect((await newest())?.state).toBe('void')
  expect((await balanceOf(person)).balance).toBe(before)
  await expect.poll(() => shownAmount(valueBeside(page, 'Balance'))).toBe(before)
}

test('fish are shot at, and a flight is left in time or not; a shot that fails and a flight made void come back', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '50.00')
  await test.step('fish', async () => {
    const game = await open(page, '1021', 'Ocean Treasure')
    await game.getByRole('button', { name: 'Shoot' }).click()
    await expect(game.getByRole('status').first()).toHaveText(/You won|No win|came back/)
    await agrees(page, game, person)
    const { balance } = await balanceOf(person)
    await failNextRound('RVS')
    await game.getByRole('button', { name: 'Shoot' }).click()
    await expect(game.getByRole('status').first()).toHaveText(/Your stake of .* was returned\./)
    await agrees(page, game, person)
    expect((await balanceOf(person)).balance).toBe(balance)
  })
  await test.step('crash', async () => {
    const { balance } = await balanceOf(person)
    const game = await open(page, '26001', 'Ancient Balloon')
    await game.getByLabel(/Auto cash out at/).fill('0.5')
    await game.locator('#play').click()
    await expect(game.getByRole('status').first()).toHaveText(/target must be from/)
    await game.getByLabel(/Auto cash out at/).fill('1.01')
    await game.locator('#play').click()
    await expect(game.getByRole('status').first()).toHaveText(/You won|No win|came back/)
    await agrees(page, game, person)
    await madeVoid(page, person, balance)
  })
  const { rows } = await person.client.call(bets, { query: {} })
  expect(rows.map(({ state }) => state)).toEqual(['void', 'refunded', expect.stringMatching(/^(won|lost)$/)])
  await test.step('the site receives the game’s own close event', async () => {
    await gameIn(page, 'Ancient Balloon').getByRole('button', { name: 'Leave the game' }).click()
    await expect(page).not.toHaveURL(/\/play\//)
  })
})

test('a number is bet on in a lottery, and a match on a coupon: both wait for their result, or come back when they are void', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '50.00')
  await test.step('lottery', async () => {
    const game = await open(page, '32002', 'Hanoi 5 Minutes')
    await game.getByLabel('Your choice').first().fill('x')
    await game.getByRole('button', { name: 'Place bet' }).click()
    await expect(game.getByRole('status').first()).toHaveText(/the number of digits/)
    await game.getByLabel('Your choice').first().fill('42')
    // Shortly before a draw no bets are accepted: the next draw is a minute away at most.
    await expect(async () => {
      await game.getByRole('button', { name: 'Place bet' }).click()
      await expect(game.getByRole('status').first()).toHaveText('Your bet is placed.', { timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    await agrees(page, game, person)
  })
  await test.step('coupon', async () => {
    const game = await open(page, '30001', 'Sapphire Cup')
    await game.getByRole('button', { name: 'Place bet' }).click()
    await expect(
      game.getByRole('status').filter({ hasText: 'Choose one or more results.' }).first(),
    ).toBeVisible()
    await game.locator('#matches button:enabled').first().click()
    await game.getByRole('button', { name: 'Place bet' }).click()
    await expect(game.getByRole('status').filter({ hasText: 'Your bet is placed.' })).toBeVisible()
    await agrees(page, game, person)
  })
  const { rows } = await person.client.call(bets, { query: {} })
  expect(rows.map(({ state }) => state)).toEqual(['unsettled', 'unsettled'])
  await test.step('both are made void', async () => {
    for (const { id } of rows) await voidBet(id)
    const { rows: now } = await person.client.call(bets, { query: {} })
    expect(now.map(({ state }) => state)).toEqual(['void', 'void'])
    expect((await balanceOf(person)).balance).toBe('50.00')
    await expect.poll(() => shownAmount(valueBeside(page, 'Balance'))).toBe('50.00')
  })
})
