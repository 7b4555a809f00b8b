import { parseMoney } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { addPoints, readPoints } from '@baize/platform/points/pointsAccount.ts'
import { listedProducts } from '@baize/platform/points/products.ts'
import { moneyFor, pointsFor, pointsRates, pointsRatio } from '@baize/platform/points/rates.ts'
import { decideRedemption } from '@baize/platform/points/redemptions.ts'
import { readStock } from '@baize/platform/points/stock.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSandboxSettings } from '../../src/settings.ts'
import { giveCash } from '../bonus/testingPlay.ts'
import { type TestSession, testKey } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

const point = 10_000n

const { brand } = readSandboxSettings({})
/** With a language besides for which the platform itself has no texts. */
const alsoGerman = { ...brand, languages: [...brand.languages, 'de'] }

describe.each(testEngines)('points on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    // The tests decide before the clerk does, who takes five seconds.
    games = await startTestGames({ engine, settings: { brand: alsoGerman }, env: { SANDBOX_FAST: '0' } })
  })
  afterAll(() => games?.close())

  const give = (memberId: string, points: bigint) =>
    transact(games.platform.database, (unit) =>
      addPoints(games.platform, unit, {
        ...{ memberId, type: 'rewarded', points, at: games.platform.now() },
        cause: { type: 'test', id: newRound() },
      }),
    )
  const joined = async (account: string, points: bigint, cash = 0n) => {
    const as = await games.join(account)
    const memberId = await giveCash(games, account, cash)
    if (points > 0n) await give(memberId, points)
    return { as, memberId }
  }
  const decide = (id: string, approves: boolean) =>
    transact(games.platform.database, (unit) => decideRedemption(games.platform, unit, id, approves))
  const redeem = (as: TestSession, productId: string, quantity = 1, key = testKey()) =>
    games.call(
      'redeemPoints',
      {
        body: {
          ...{ productId, quantity },
          recipient: { name: 'Dara', mobileNum: '012345678', address: 'Phnom Penh' },
        },
      },
      { as, key },
    )
  const convert = (as: TestSession, direction: 'toMoney' | 'toPoints', points: string) =>
    games.call('convertPoints', { body: { direction, points } }, { as })

  test('play earns points by category, which are collected once', async () => {
    const { as } = await joined('pointsearner', 0n, 1_000_000n)
    const playSession = await games.openGame(as)
    const round = newRound()
    const movement = { requestId: newRound(), playSession, roundId: round }
    const vendor = 'EMR'
    await games.call(
      'seamlessBet',
      { body: { ...movement, transactionId: `${round}-1`, amount: '8.00' } },
      { vendor },
    )
    const end = { ...movement, transactionId: `${round}-2`, betTransactionId: `${round}-1`, amount: '0' }
    await games.call('seamlessWin', { body: end }, { vendor })
    expect((await games.call('pointsBalance', {}, { as })).value).toMatchObject({
      points: '0.00',
      pending: '2.00',
    })
    const listed = (await games.call('rewards', {}, { as })).value
    expect(listed.counts).toContainEqual({ source: 'points', count: 1 })
    const tabs = await Promise.all(Array.from({ length: 5 }, () => games.call('pointsReward', {}, { as })))
    expect(tabs.map(({ value }) => value.collected).sort()).toEqual(['0.00', '0.00', '0.00', '0.00', '2.00'])
    expect((await games.call('pointsBalance', {}, { as })).value).toMatchObject({
      points: '2.00',
      pending: '0.00',
    })
    const { rows } = (await games.call('pointsDetails', { query: {} }, { as })).value
    expect(rows).toMatchObject([{ exchangeType: 'earned', changedPoints: '2.00', pointsBalance: '2.00' }])
  })

  test('points become money and money points by the ratio; halves of a cent do not exist', async () => {
    const { as } = await joined('pointschanger', 1_000n * point, 30_000n)
    const { value } = await convert(as, 'toMoney', '250')
    expect(value).toMatchObject({
      ...{ points: '750.00', amount: '2.50', balance: '5.50', pointsChanged: '-250.00' },
    })
    const listed = (await games.call('pointsDetails', { query: { type: 'converted' } }, { as })).value.rows
    expect(listed).toMatchObject([{ transactionNumber: value.transactionNumber }])
    expect((await convert(as, 'toPoints', '500')).value).toMatchObject({ points: '1250.00', balance: '0.50' })
    expect((await convert(as, 'toPoints', '100')).envelope.code).toBe('insufficientFunds')
    expect((await convert(as, 'toMoney', '2000')).envelope.code).toBe('notEnoughPoints')
    expect((await convert(as, 'toMoney', '100.5')).envelope.code).toBe('invalidFields')
    expect((await convert(as, 'toMoney', '99')).envelope.code).toBe('amountOutOfRange')
    expect((await games.call('balance', {}, { as })).value.balance).toBe('0.50')
    await games.expectSoundLedger()
  })

  test('a redemption is in process, then approved and delivered, or rejected and returned', async () => {
    const { as, memberId } = await joined('pointsredeemer', 2_000n * point)
    const cash = (await redeem(as, 'cash5')).value
    expect(cash).toMatchObject({ state: 'inProcess', points: '500.00', amount: '5.00' })
    await decide(cash.id, true)
    await decide(cash.id, false)
    expect((await games.call('balance', {}, { as })).value.balance).toBe('5.00')
    const before = (await readStock(games.platform.db)).get('mug') ?? 0
    const mug = (await redeem(as, 'mug', 2)).value
    expect((await readStock(games.platform.db)).get('mug')).toBe(before - 2)
    await decide(mug.id, false)
    await decide(mug.id, true)
    expect((await readStock(games.platform.db)).get('mug')).toBe(before)
    expect(await readPoints(games.platform.db, memberId)).toBe(1_500n * point)
    const bonus = (await redeem(as, 'bonus5')).value
    await decide(bonus.id, true)
    const list = (await games.call('redeemList', { query: {} }, { as })).value.rows
    expect(list.map(({ state }: { state: string }) => state)).toEqual(['approved', 'rejected', 'approved'])
    const offers = (await games.call('rewards', {}, { as })).value.rewards
    expect(offers).toContainEqual(expect.objectContaining({ kind: 'bonus', amount: '5.00' }))
    const { rows } = (await games.call('pointsDetails', { query: { pageSize: '2' } }, { as })).value
    expect(rows).toMatchObject([
      {
        exchangeType: 'redeemed',
        productName: 'ប្រាក់រង្វាន់ 5$',
        requiredPoints: '450.00',
        status: 'approved',
      },
      {
        exchangeType: 'returned',
        changedPoints: '480.00',
        status: 'rejected',
        quantity: 2,
        remark: 'notAvailable',
      },
    ])
    await games.expectSoundLedger()
  })

  test('the sandbox clerk approves, and rejects a quantity of nine', async () => {
    const { as, memberId } = await joined('pointsclerk', 1_000n * point)
    const [one, nine] = [(await redeem(as, 'keyring')).value, (await redeem(as, 'keyring', 9)).value]
    const states = async () => {
      const { rows } = (await games.call('redeemList', { query: {} }, { as })).value
      return [one.id, nine.id].map((id) => rows.find((row: { id: string }) => row.id === id).state)
    }
    await games.until(states, (now) => !now.includes('inProcess'))
    expect(await states()).toEqual(['approved', 'rejected'])
    expect(await readPoints(games.platform.db, memberId)).toBe(940n * point)
  })

  test('F18 one of 50 users gets the last item; the others keep their points', async () => {
    const users = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        joined(`lastitem${String(index).padStart(2, '0')}`, 100n * point),
      ),
    )
    const answers = await Promise.all(users.map(({ as }) => redeem(as, 'lastone')))
    const codes = answers.map(({ envelope }) => envelope.code ?? 'redeemed').sort()
    expect(codes).toEqual([...Array(49).fill('outOfStock'), 'redeemed'])
    expect((await readStock(games.platform.db)).get('lastone')).toBe(0)
    const left = await Promise.all(users.map(({ memberId }) => readPoints(games.platform.db, memberId)))
    expect(left.reduce((sum, points) => sum + points, 0n)).toBe(4_900n * point)
  })

  test('I6 a redemption that is sent 20 times is one', async () => {
    const { as, memberId } = await joined('pointsrepeater', 500n * point)
    const key = testKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(as, 'keyring', 1, key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await readPoints(games.platform.db, memberId)).toBe(440n * point)
    const other = await redeem(as, 'keyring', 2, key)
    expect(other.envelope.code).toBe('idempotencyKeyReused')
  })

  test('products are named in Arabic; a reader of none of their languages gets `en` as its language', async () => {
    const { as } = await joined('pointsarabic', 500n * point)
    await redeem(as, 'cards')
    const named = async (language: string) => {
      const headers = { 'accept-language': language }
      const { products } = (await games.call('mallProducts', {}, { headers })).value
      const [redemption] = (await games.call('redeemList', { query: {} }, { as, headers })).value.rows
      const entry = (await games.call('pointsDetails', { query: {} }, { as, headers })).value.rows.find(
        (row: { exchangeType: string }) => row.exchangeType === 'redeemed',
      )
      return { products, bought: [redemption, entry] }
    }
    const arabic = await named('ar')
    for (const product of arabic.products) {
      expect(product.name).toMatch(/[\u0621-\u064a]/)
      expect(product).not.toHaveProperty('language')
    }
    for (const row of arabic.bought) {
      expect(row.productName).toBe('مجموعة أوراق لعب')
      expect(row).not.toHaveProperty('language')
    }
    const { products, bought } = await named('de')
    for (const row of [...products, ...bought]) expect(row).toMatchObject({ language: 'en' })
  })

  test('goods need an addressee; what is not in the mall is not found', async () => {
    const { as } = await joined('pointsnoname', 500n * point)
    const nobody = await games.call('redeemPoints', { body: { productId: 'mug', quantity: 1 } }, { as })
    expect(nobody.envelope.problems).toHaveLength(3)
    expect((await redeem(as, 'yacht')).envelope.code).toBe('notFound')
    expect((await redeem(as, 'watch')).envelope.code).toBe('notEnoughPoints')
  })

  test('I16 for any points earned, bought, converted, redeemed and rejected the sum in is the sum out and the rest', async () => {
    let member = 0
    const step = fc.oneof(
      fc.record({ kind: fc.constant('give' as const), points: fc.integer({ min: 1, max: 800 }) }),
      fc.record({ kind: fc.constant('toMoney' as const), points: fc.integer({ min: 50, max: 400 }) }),
      fc.record({ kind: fc.constant('toPoints' as const), points: fc.integer({ min: 50, max: 400 }) }),
      fc.record({
        kind: fc.constant('redeem' as const),
        product: fc.constantFrom('cash5', 'keyring', 'cards', 'bonus5'),
        quantity: fc.integer({ min: 1, max: 3 }),
        approves: fc.constantFrom(true, false, null),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        member += 1
        const { as, memberId } = await joined(`pointsmodel${member}`, 0n, 50_000n)
        const stockBefore = await readStock(games.platform.db)
        const taken = new Map<string, number>()
        let [came, went, cash] = [0n, 0n, 50_000n]
        for (const one of steps) {
          if (one.kind === 'give') {
            await give(memberId, BigInt(one.points) * point)
            came += BigInt(one.points) * point
          } else if (one.kind === 'redeem') {
            const { envelope } = await redeem(as, one.product, one.quantity)
            if (!envelope.success) continue
            const value = envelope.value as { id: string; points: string; amount: string | null }
            const approves = one.approves ?? (one.product === 'cash5' ? true : null)
            if (approves !== null) await decide(value.id, approves)
            if (approves === false) continue
            went += parseMoney(value.points)
            taken.set(one.product, (taken.get(one.product) ?? 0) + one.quantity)
            if (one.product === 'cash5') cash += parseMoney(value.amount ?? '0')
          } else {
            const { envelope } = await convert(as, one.kind, String(one.points))
            if (!envelope.success) continue
            const points = BigInt(one.points) * point
            if (one.kind === 'toMoney') went += points
            else came += points
            cash += one.kind === 'toMoney' ? moneyFor(points) : -moneyFor(points)
          }
        }
        expect(await readPoints(games.platform.db, memberId)).toBe(came - went)
        const { rows } = (await games.call('pointsDetails', { query: { pageSize: '100' } }, { as })).value
        const listed = rows.reduce(
          (sum: bigint, row: { changedPoints: string }) => sum + parseMoney(row.changedPoints),
          0n,
        )
        expect(listed).toBe(came - went)
        expect(parseMoney((await games.call('balance', {}, { as })).value.balance)).toBe(cash)
        for (const { id } of listedProducts()) {
          const left = (await readStock(games.platform.db)).get(id) ?? 0
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBe((stockBefore.get(id) ?? 0) - (taken.get(id) ?? 0))
        }
        await games.expectSoundLedger()
      }),
      { numRuns: 12 },
    )
  })
})

describe('what points are worth', () => {
  test('points to money and back gain nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1_000_000n }), (whole) => {
        expect(moneyFor(whole * point) * pointsRatio).toBe(whole * point)
      }),
    )
  })

  test('every category earns points, rounded down', () => {
    expect(Object.values(pointsRates).every((rate) => rate > 0n)).toBe(true)
    expect(pointsFor(99n, 'PVP')).toBe(4n)
  })
})
