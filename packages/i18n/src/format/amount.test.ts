import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../locales/index.ts'
import { formatAmount, formatNumber, formatPercent } from './index.ts'

const wire = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(9999), fc.boolean())
  .map(
    ([whole, fraction, minus]) =>
      `${whole < 0n || !minus ? '' : '-'}${whole}.${String(fraction).padStart(4, '0')}`,
  )
const anyLocale = fc.constantFrom(...locales.map(({ tag }) => tag))
const digits = (text: string) => text.replace(/[^\d]/g, '')

describe('an amount', () => {
  it('is the wire value cut after two decimals, digit for digit, at any size and in any language', () => {
    fc.assert(
      fc.property(wire, anyLocale, (value, locale) => {
        expect(digits(formatAmount(value, locale))).toBe(digits(value).slice(0, -2))
      }),
      { numRuns: 2000 },
    )
  })

  it('is negative only where something is left to be negative', () => {
    fc.assert(
      fc.property(wire, (value) => {
        const negative = value.startsWith('-') && /[1-9]/.test(value.slice(0, -2))
        expect(formatAmount(value, 'en').includes('-')).toBe(negative)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['1.999', '1.99'],
    ['-1.999', '-1.99'],
    ['0.009', '0.00'],
    ['-0.009', '0.00'],
    ['9007199254740993.01', '9,007,199,254,740,993.01'],
    ['0.1', '0.10'],
    ['007', '7.00'],
    ['5.', '5.00'],
    [12n, '12.00'],
  ])('%s is %s', (value, expected) => {
    expect(formatAmount(value, 'en')).toBe(expected)
  })

  it.each(['', ' ', 'NaN', 'Infinity', '1e3', '1,234', '0x10', '--1', '1.2.3', '.5', 'null', '១២'])(
    'that cannot be read (%j) is a dash, never a zero',
    (value) => {
      expect(formatAmount(value, 'km', { symbol: '៛' })).toBe('–')
    },
  )

  it.each([
    ['km', '-1234.5', '៛', '-1,234.50៛'],
    ['en', '-1234.5', '$', '-$1,234.50'],
    ['en', '1234.5', 'USDT', 'USDT\u00a01,234.50'],
    ['zh-Hans', '1234.5', '¥', '¥1,234.50'],
    ['km', '1234.5', 'KHR', '1,234.50\u00a0KHR'],
    ['en', '1', '$&', '$&\u00a01.00'],
    ['en', '1', '  ', '1.00'],
    ['en', '1', 'د.إ', '\u2066د.إ\u00a01.00\u2069'],
    ['en', '1', '\u202e$', '$1.00'],
    ['ar', '-1', '$', '\u2066-1.00\u00a0$\u2069'],
    ['fa', '-1', '$', '\u2066−$\u00a01.00\u2069'],
  ] as const)('in %s, %s with %s', (locale, value, symbol, expected) => {
    expect(formatAmount(value, locale, { symbol })).toBe(expected)
  })

  it('shows the sign of a gain when asked to, and none of zero', () => {
    const short = (value: string) =>
      formatAmount(value, 'en', { symbol: '$', trailingZeroDisplay: 'stripIfInteger' })
    expect(['1500', '1500.00', '2.5', '0.001'].map(short)).toEqual(['$1,500', '$1,500', '$2.50', '$0.00'])
    const signed = (value: string) => formatAmount(value, 'km', { signed: true })
    expect(['1.5', '-1.5', '0', '0.001'].map(signed)).toEqual(['+1.50', '-1.50', '0.00', '0.00'])
  })
})

describe('a number', () => {
  it('is what Intl writes, in every language', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e25, max: 1e25 }),
      fc.integer(),
    )
    fc.assert(
      fc.property(number, anyLocale, fc.nat(6), (value, locale, maximumFractionDigits) => {
        const intl = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
          maximumFractionDigits,
          signDisplay: 'negative',
        })
        expect(formatNumber(value, locale, { maximumFractionDigits })).toBe(intl.format(value))
      }),
      { numRuns: 2000 },
    )
  })

  it('that is none is a dash', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map((value) => formatNumber(value, 'en'))).toEqual([
      '–',
      '–',
    ])
    expect(formatPercent('many', 'en')).toBe('–')
  })
})
