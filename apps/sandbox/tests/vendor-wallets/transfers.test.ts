import { setTimeout } from 'node:timers/promises'
import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

const vendor = 'EMR'

/** How long the platform waits before it asks again, in a fast sandbox. */
const secondsOfAnAsk = 1

describe.each(testEngines)('wallets that vendors keep, on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine })
    as = await games.signIn()
    await games.call('sandboxVendor', { body: { vassalage: vendor, isSingle: false } })
  })
  afterAll(() => games?.close())

  const funds = async () => (await games.call('consolidatedFunds', {}, { as })).value
  const atVendor = async () =>
    (await funds()).vendors.find(({ id }: { id: string }) => id === vendor)?.balance ?? '0.00'
  const move = (amount: string, toMain = false) => {
    const [fromWalletId, toWalletId] = toMain ? [vendor, 'main'] : ['main', vendor]
    return games.call('walletTransfer', { body: { fromWalletId, toWalletId, amount } }, { as })
  }
  const ended = (id: string) =>
    games.until(
      async () => (await games.call('walletTransferDetail', { params: { id } }, { as })).value,
      ({ state }) => state === 'confirmed' || state === 'failed',
      40,
    )

  test.each([
    ['10.00', 'confirmed', ['created', 'sent', 'confirmed']],
    ['10.02', 'failed', ['created', 'sent', 'failed']],
    ['10.06', 'confirmed', ['created', 'sent', 'unknown', 'confirmed']],
    ['10.07', 'failed', ['created', 'sent', 'unknown', 'failed']],
    ['10.08', 'confirmed', ['created', 'sent', 'unknown', 'confirmed']],
  ])('I10 %s ends %s; an unknown outcome is queried by number', async (amount, state, states) => {
    const before = await funds()
    const there = await atVendor()
    const opened = await move(amount)
    expect(opened.value).toMatchObject({ state: 'created', fromWalletId: 'main', toWalletId: vendor })
    expect(await funds()).toMatchObject({ total: before.total })
    const end = await ended(opened.value.id)
    expect(end).toMatchObject({ state, nextUpdateAt: null })
    expect(end.history.map((step: { state: string }) => step.state)).toEqual(states)
    const moved = state === 'confirmed' ? parseMoney(amount) : 0n
    expect(parseMoney((await funds()).main)).toBe(parseMoney(before.main) - moved)
    expect(parseMoney(await atVendor())).toBe(parseMoney(there) + moved)
    expect(await funds()).toMatchObject({ total: before.total, inTransit: '0.00' })
  })

  test('what is less than a transfer comes back, too', async () => {
    expect((await move('0.99')).envelope).toMatchObject({ code: 'amountOutOfRange', params: { min: '1.00' } })
    const before = await funds()
    await ended((await move('1.00')).value.id)
    for (const amount of ['0.50', '0.50']) await ended((await move(amount, true)).value.id)
    expect(await funds()).toEqual({ ...before, asOf: expect.any(String) })
  })

  test('I10 a vendor that stays silent is asked until it speaks, and only then is it known', async () => {
    const before = await funds()
    const silence = (silent: boolean) => games.call('sandboxVendor', { body: { vassalage: vendor, silent } })
    await silence(true)
    const { id } = (await move('10.06')).value
    const read = async () => (await games.call('walletTransferDetail', { params: { id } }, { as })).value
    await games.until(read, ({ state }) => state === 'unknown')
    expect(await funds()).toMatchObject({ total: before.total, inTransit: '10.06' })
    await setTimeout(secondsOfAnAsk * 2_000)
    expect(await read()).toMatchObject({ state: 'unknown' })
    await silence(false)
    expect(await ended(id)).toMatchObject({ state: 'confirmed' })
    expect(await funds()).toMatchObject({ total: before.total, inTransit: '0.00' })
  })

  test('I4 for any concurrent transfers in both directions nothing is overdrawn and the total stays', async () => {
    const { total } = await funds()
    const moves = fc.array(
      fc.record({ cents: fc.constantFrom(1000, 1006, 1007, 2002, 90_000), toMain: fc.boolean() }),
      { minLength: 2, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(moves, async (plan) => {
        const answers = await Promise.all(
          plan.map(({ cents, toMain }) => move((cents / 100).toFixed(2), toMain)),
        )
        for (const { envelope } of answers) {
          if (!envelope.success) expect(['insufficientFunds', 'tooManyOpen']).toContain(envelope.code)
        }
        expect((await funds()).total).toBe(total)
        for (const answer of answers) if (answer.envelope.success) await ended(answer.value.id)
        const after = await funds()
        expect(after).toMatchObject({ total, inTransit: '0.00' })
        expect(after.main.startsWith('-')).toBe(false)
      }),
      { numRuns: 3 },
    )
    await games.expectSoundLedger()
  })

  test('its games stake from its wallet, and wins return there', async () => {
    const { id } = (await move('20.00')).value
    await ended(id)
    const before = await funds()
    const there = parseMoney(await atVendor())
    const playSession = await games.openGame(as)
    const round = newRound()
    const names = { requestId: newRound(), playSession, roundId: round }
    const bet = { ...names, transactionId: `b-${round}`, amount: '5.00' }
    const placed = await games.call('seamlessBet', { body: bet }, { vendor })
    expect(parseMoney(placed.value.balance)).toBe(there - parseMoney('5.00'))
    const win = { ...names, transactionId: `w-${round}`, betTransactionId: `b-${round}`, amount: '8.00' }
    const paid = await games.call('seamlessWin', { body: win }, { vendor })
    expect(parseMoney(paid.value.balance)).toBe(there + parseMoney('3.00'))
    expect((await funds()).main).toBe(before.main)
  })

  test('where there is nothing to transfer, nothing is transferred; others see nothing', async () => {
    const wallets = (await games.call('merchantWallet', {}, { as })).value
    expect(wallets.isSingle).toBe(false)
    expect(wallets.wallets[0]).toMatchObject({ id: 'main', main: true })
    for (const body of [
      { fromWalletId: 'main', toWalletId: 'LTS', amount: '5.00' },
      { fromWalletId: 'main', toWalletId: 'main', amount: '5.00' },
      { fromWalletId: vendor, toWalletId: 'LTS', amount: '5.00' },
    ]) {
      expect((await games.call('walletTransfer', { body }, { as })).envelope.code).toBe('invalidFields')
    }
    const { id } = (await move('1.00')).value
    const other = await games.join('walletother')
    const seen = await games.call('walletTransferDetail', { params: { id } }, { as: other })
    expect(seen.envelope.code).toBe('notFound')
    expect((await games.call('walletTransfers', { query: {} }, { as: other })).value.rows).toEqual([])
  })
})
