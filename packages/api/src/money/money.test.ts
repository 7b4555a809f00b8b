import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMoney,
  compareMoney,
  formatMoneyWire,
  isMoneyText,
  maxMoney,
  minMoney,
  money,
  negateMoney,
  parseMoney,
  splitByLargestRemainder,
} from './index.ts'

const amounts = fc.bigInt({ min: minMoney, max: maxMoney }).map(money)

describe('I8 money is read and written without loss', () => {
  test('I8 any 64-bit amount survives the wire', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = formatMoneyWire(amount)
        expect(text).toMatch(/^-?[0-9]+\.[0-9]{2,4}$/)
        expect(parseMoney(text)).toBe(amount)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['0', 0n],
    ['1', 10_000n],
    ['1.5', 15_000n],
    ['0.0001', 1n],
    ['-0.01', -100n],
    ['922337203685477.5807', maxMoney],
    ['-922337203685477.5808', minMoney],
  ])('reads %s', (text, units) => expect(parseMoney(text)).toBe(units))

  test.each([
    [0n, '0.00'],
    [10_000n, '1.00'],
    [15_000n, '1.50'],
    [12_340n, '1.234'],
    [1n, '0.0001'],
    [-100n, '-0.01'],
    [1_000_000n, '100.00'],
  ])('writes %s as %s', (units, text) => expect(formatMoneyWire(money(units))).toBe(text))

  test.each([
    '',
    ' ',
    '1 ',
    ' 1',
    '+1',
    '-',
    '--1',
    '-0',
    '-0.00',
    '.5',
    '5.',
    '1..2',
    '007',
    '1,000',
    '1_000',
    '1e3',
    '0x1',
    'NaN',
    'Infinity',
    '1.00000',
    '１２',
    '١٢',
    '១២',
    '1\n',
    '922337203685477.5808',
    '-922337203685477.5809',
    '1000000000000000',
    '9'.repeat(1_000_000),
  ])('refuses %j', (text) => {
    expect(isMoneyText(text)).toBe(false)
    expect(() => parseMoney(text)).toThrow(/decimal string|64 bits|sign/)
  })

  test('refuses what is not a string, and never reads a float', () => {
    for (const value of [1, 1.5, 1n, null, undefined, ['1'], {}, true]) {
      expect(() => parseMoney(value as string)).toThrow(/decimal string/)
    }
  })

  test('arbitrary text is either refused or read exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-+e １') }), (text) => {
        if (isMoneyText(text)) expect(Number(formatMoneyWire(parseMoney(text)))).toBe(Number(text))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('I8 sums stay exact', () => {
  test('adding and subtracting returns the same amount, or refuses to overflow', () => {
    fc.assert(
      fc.property(amounts, amounts, (left, right) => {
        if (left + right > maxMoney || left + right < minMoney) {
          expect(() => addMoney(left, right)).toThrow(/64 bits/)
        } else {
          expect(addMoney(left, right) - right).toBe(left)
        }
      }),
    )
    expect(() => negateMoney(minMoney)).toThrow(/64 bits/)
  })

  test('comparing orders as integers do', () => {
    expect([money(2n), money(-1n), money(0n), money(2n)].sort(compareMoney)).toEqual([-1n, 0n, 2n, 2n])
  })

  test('I8 parts sum to the whole, and none is a unit away from its exact share', () => {
    const weightLists = fc
      .array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 20 })
      .filter((weights) => weights.some((weight) => weight > 0n))
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0n)
        const parts = splitByLargestRemainder(amount, weights)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount)
        parts.forEach((part, index) => {
          const distance = part * total - amount * (weights[index] ?? 0n)
          expect(distance < total && distance > -total).toBe(true)
        })
      }),
      { numRuns: 1_000 },
    )
  })

  test('three equal parts of 1.00 give the odd unit to the first', () => {
    expect(splitByLargestRemainder(money(10_000n), [1n, 1n, 1n])).toEqual([3_334n, 3_333n, 3_333n])
  })

  test.each([[[]], [[0, 0]], [[1, -1]], [[2, -1]]])('refuses weights %j', (weights: number[]) => {
    expect(() => splitByLargestRemainder(money(1n), weights.map(BigInt))).toThrow(/weights/)
  })
})
