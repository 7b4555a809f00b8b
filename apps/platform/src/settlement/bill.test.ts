import { parseMoney } from '@baize/api/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BillInputs, billFor, carriedInto, nothingOf } from './bill.ts'
import { carries, type Terms, type Tier } from './terms.ts'

const amount = (text: string) => parseMoney(text) as bigint
/** Per cents in millionths. */
const percent = (rate: number) => BigInt(Math.round(rate * 10_000))
const tier = (change: Partial<Tier>): Tier => ({
  ...{ validBet: 0n, loss: 0n, activeMembers: 0, singleBet: 0n, rate: 0n, winRate: 0n, lossRate: 0n },
  amount: null,
  ...change,
})
const dividend: Terms = { kind: 'dividend', period: 'monthly', base: 'profitLoss', carry: 'none', tiers: [] }
const none: BillInputs = { validBet: 0n, loss: 0n, active: 0, days: 1, earlier: [], played: [] }

describe('worked examples', () => {
  test('a loss of 270,000 at 18 % is 48,600', () => {
    const tiers = [tier({ rate: percent(18) })]
    expect(billFor({ ...dividend, tiers }, { ...none, loss: amount('270000') }).amount).toBe(amount('48600'))
  })

  test('10,000 lost and 2,000 granted in bonuses at 37 % is 2,960', () => {
    const tiers = [tier({ rate: percent(37) })]
    const loss = amount('10000') - amount('2000')
    expect(billFor({ ...dividend, tiers }, { ...none, loss }).amount).toBe(amount('2960'))
  })

  test.each([
    // validBet, loss, active -> tier, amount
    ['999.99', '5000', 9, null, '0'],
    ['1000', '99.99', 9, null, '0'],
    ['1000', '100', 4, null, '0'],
    ['1000', '100', 5, 0, '1'],
    ['5000', '500', 5, 1, '12.50'],
    // The second tier's loss is not reached: the first pays.
    ['5000', '499', 5, 0, '4.99'],
  ])('valid bet %s, loss %s, %i active', (validBet, loss, active, reached, paid) => {
    const tiers = [
      tier({ validBet: amount('1000'), loss: amount('100'), activeMembers: 5, rate: percent(1) }),
      tier({ validBet: amount('5000'), loss: amount('500'), activeMembers: 5, rate: percent(2.5) }),
    ]
    const inputs = { ...none, validBet: amount(validBet), loss: amount(loss), active }
    expect(billFor({ ...dividend, tiers }, inputs)).toMatchObject({ tier: reached, amount: amount(paid) })
  })

  test('a daily salary is a share of the valid bet, bounded where the tier bounds it', () => {
    const terms: Terms = { ...dividend, kind: 'dailySalary', period: 'daily', base: 'totalVolume' }
    const tiers = [tier({ validBet: amount('10000'), rate: percent(0.15), amount: amount('20') })]
    expect(billFor({ ...terms, tiers }, { ...none, validBet: amount('10000') }).amount).toBe(amount('15'))
    expect(billFor({ ...terms, tiers }, { ...none, validBet: amount('99999') }).amount).toBe(amount('20'))
    // Whether the team won does not matter where no loss is required.
    const won = { ...none, validBet: amount('10000'), loss: amount('-500') }
    expect(billFor({ ...terms, tiers }, won).amount).toBe(amount('15'))
  })

  test('the daily average decides the tier and is what is paid of', () => {
    const terms: Terms = { ...dividend, base: 'dailyAverage', tiers: [] }
    const tiers = [tier({ validBet: amount('100'), rate: percent(1) })]
    const thirty = { ...none, days: 30 }
    expect(billFor({ ...terms, tiers }, { ...thirty, validBet: amount('2999.99') }).tier).toBe(null)
    expect(billFor({ ...terms, tiers }, { ...thirty, validBet: amount('6000') }).amount).toBe(amount('2'))
  })

  test('a real-time salary pays each bet by its own tier, won and lost ones differently', () => {
    const terms: Terms = { ...dividend, kind: 'realtimeSalary', period: 'fiveMinutes', base: 'totalVolume' }
    const tiers = [
      tier({ singleBet: amount('1'), winRate: percent(0.1), lossRate: percent(0.2) }),
      tier({ singleBet: amount('100'), winRate: percent(0.5), lossRate: percent(1), amount: amount('3') }),
    ]
    const played = [
      { tier: 0, won: true, validBet: amount('1000') },
      { tier: 0, won: false, validBet: amount('500') },
      { tier: 1, won: false, validBet: amount('900') },
    ]
    // 1 + 1 by the first tier, 9 by the second, of which 3 are paid.
    expect(billFor({ ...terms, tiers }, { ...none, played }).amount).toBe(amount('5'))
  })

  test('less than a hundredth is not paid, and never too much', () => {
    const tiers = [tier({ rate: percent(0.0001) })]
    expect(billFor({ ...dividend, tiers }, { ...none, loss: amount('9999.99') }).amount).toBe(0n)
    expect(billFor({ ...dividend, tiers }, { ...none, loss: amount('19999.99') }).amount).toBe(amount('0.01'))
  })
})

describe('what is carried', () => {
  const won = (loss: string, sameMonth = true) => ({ loss, sameMonth })
  const read = (earlier: readonly ReturnType<typeof won>[]) =>
    earlier.map(({ loss, sameMonth }) => ({ loss: amount(loss), sameMonth }))
  test.each([
    ['none', [won('-500')], '0'],
    ['forever', [], '0'],
    ['forever', [won('-500'), won('200')], '-300'],
    ['forever', [won('-500'), won('900'), won('-1')], '-1'],
    ['forever', [won('-500', false), won('100', false), won('100')], '-300'],
    ['previousPeriod', [won('-500'), won('200')], '0'],
    ['previousPeriod', [won('200'), won('-500')], '-500'],
    ['secondHalfOfMonth', [won('-500', false)], '0'],
    ['secondHalfOfMonth', [won('-900', false), won('-500')], '-500'],
  ] as const)('%s %j takes %s', (carry, earlier, taken) => {
    expect(carriedInto(carry, read(earlier))).toBe(amount(taken))
  })

  test('what was won before is taken from a dividend, and below zero nothing is owed', () => {
    const terms: Terms = { ...dividend, carry: 'forever', tiers: [tier({ rate: percent(10) })] }
    const inputs = { ...none, loss: amount('800'), earlier: read([won('-500')]) }
    expect(billFor(terms, inputs)).toMatchObject({ carried: amount('-500'), amount: amount('30') })
    expect(billFor(terms, { ...inputs, loss: amount('400') }).amount).toBe(0n)
  })
})

describe('a bill of nothing says why', () => {
  const read = (text: string) => [{ loss: amount(text), sameMonth: true }]
  const terms: Terms = { ...dividend, carry: 'forever', tiers: [tier({ rate: percent(29) })] }

  test.each([
    // loss, carried before, state: the third is the week of the walk, 280.93 lost after 286.80 won.
    ['280.93', '-286.80', 'carriedLoss'],
    ['-10', '0', 'nothingToPay'],
    ['0.01', '0', 'nothingToPay'],
    ['-10', '-286.80', 'nothingToPay'],
  ])('loss %s with %s from before: %s', (loss, before, state) => {
    const inputs = { ...none, loss: amount(loss), earlier: read(before) }
    expect(billFor(terms, inputs).amount).toBe(0n)
    expect(nothingOf(terms, inputs)).toBe(state)
  })

  test('a tier that requires more than was lost is not reached; one that only the carry takes away is carried', () => {
    const asks = { ...terms, tiers: [tier({ loss: amount('100'), rate: percent(29) })] }
    expect(nothingOf(asks, { ...none, loss: amount('99') })).toBe('notReached')
    const inputs = { ...none, loss: amount('150'), earlier: read('-60') }
    expect(billFor(asks, inputs)).toMatchObject({ tier: null, amount: 0n })
    expect(nothingOf(asks, inputs)).toBe('carriedLoss')
  })
})

describe('I14 a bill is a function of contract, window and inputs', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 14n })
  const rate = fc.bigInt({ min: 0n, max: 1_000_000n })
  const tiers = fc.array(
    fc
      .record({
        validBet: cents,
        loss: cents,
        activeMembers: fc.nat(20),
        rate,
        winRate: rate,
        lossRate: rate,
      })
      .map(tier),
    { maxLength: 6 },
  )
  const inputs: fc.Arbitrary<BillInputs> = fc.record({
    validBet: cents,
    loss: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
    active: fc.nat(30),
    days: fc.integer({ min: 1, max: 31 }),
    earlier: fc.array(
      fc.record({ loss: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), sameMonth: fc.boolean() }),
      { maxLength: 8 },
    ),
    played: fc.array(fc.record({ tier: fc.nat(5), won: fc.boolean(), validBet: cents }), { maxLength: 8 }),
  })
  const kinds = fc.constantFrom('dividend', 'dailySalary', 'hourSalary', 'realtimeSalary')
  const terms: fc.Arbitrary<Terms> = fc.record({
    kind: kinds as fc.Arbitrary<Terms['kind']>,
    period: fc.constant('monthly' as const),
    base: fc.constantFrom('profitLoss', 'dailyAverage', 'totalVolume') as fc.Arbitrary<Terms['base']>,
    carry: fc.constantFrom(...carries),
    tiers,
  })

  test('it is never below zero, never above its best rate of what was played, always whole hundredths', () => {
    fc.assert(
      fc.property(terms, inputs, (contract, given) => {
        const bill = billFor(contract, given)
        expect(bill).toEqual(billFor(structuredClone(contract), structuredClone(given)))
        expect(bill.amount).toBeGreaterThanOrEqual(0n)
        expect(bill.amount % 100n).toBe(0n)
        expect(bill.amount).toBeLessThanOrEqual(bill.base)
        expect(bill.carried).toBeLessThanOrEqual(0n)
      }),
    )
  })

  test('the order of tiers does not change what a dividend pays; more loss never pays less', () => {
    fc.assert(
      fc.property(terms, inputs, cents, (contract, given, more) => {
        const one = { ...contract, kind: 'dividend', base: 'profitLoss' } as const
        const bill = billFor(one, given)
        expect(billFor({ ...one, tiers: one.tiers.toReversed() }, given).amount).toBe(bill.amount)
        expect(billFor(one, { ...given, loss: given.loss + more }).amount).toBeGreaterThanOrEqual(bill.amount)
      }),
    )
  })
})
