import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '../locales/index.ts'
import { formatAmount } from './amount.ts'
import { formatNumber } from './number.ts'
import { readAmount } from './readAmount.ts'

it.each([
  ['100,00', 'en', '100.00'],
  ['1.000,50', 'en', '1000.50'],
  ['1,000.50', 'vi', '1000.50'],
  ['٩٠٫٥', 'ar', '90.5'],
  ['١٬٢٣٤٫٥٠', 'ar', '1234.50'],
  ['១២៣.៤៥', 'km', '123.45'],
  ['１，２５０．５０', 'zh-Hans', '1250.50'],
  ['1,234', 'en', '1234'],
  ['1.234', 'vi', '1234'],
  ['1,234,567', 'vi', '1234567'],
  ['10.07', 'vi', '10.07'],
  ['1 250,50', 'fr', '1250.50'],
  ['1,00,000', 'hi', '100000'],
  ['$ 12', 'en', '12'],
  ['USD ១២.៥០', 'km', '12.50'],
  ['12៛', 'km', '12'],
  ['007', 'en', '7'],
  ['១.២៥០,៥០', 'km', '1250.50'],
  ['១២៣', 'en', '123'],
  ['٣', 'zh-Hans', '3'],
  ['.5', 'en', '0.5'],
  ['12.', 'en', '12'],
] as const)('reads %j in %s as %s', (text, locale, value) => {
  expect(readAmount(text, locale)).toEqual({ kind: 'amount', value })
})

it.each([
  ['1,234', 'vi', ['1234']],
  ['1.234', 'en', ['1234']],
  ['12.345', 'en', ['12345']],
] as const)('asks what %j means in %s', (text, locale, values) => {
  expect(readAmount(text, locale)).toEqual({ kind: 'ambiguous', values })
})

it.each([
  '-80',
  '0.123',
  '0,123',
  '1.2.3',
  '1,0a00.559',
  '10k',
  '10万',
  '1 2',
  '1e3',
  '5²',
  '12½',
  '①②',
  '１２．３．４',
  '.',
  ',',
  '12,,5',
  '1,2,3',
])('does not take %j for an amount', (text) => expect(readAmount(text, 'en')).toEqual({ kind: 'unreadable' }))

it.each(['', '  ', '$', '\u2066'])('%j is nothing', (text) =>
  expect(readAmount(text, 'en')).toEqual({ kind: 'empty' }),
)

it('asks instead of cutting where a currency has no decimals', () => {
  expect(readAmount('12.50', 'en', { decimals: 0 })).toEqual({ kind: 'unreadable' })
  expect(readAmount('12', 'en', { decimals: 0 })).toEqual({ kind: 'amount', value: '12' })
})

it('reads what each language writes as the amount that it wrote', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 13n })
  fc.assert(
    fc.property(cents, fc.constantFrom(...locales), (value, { tag }) => {
      const wire = `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
      for (const text of [
        formatNumber(wire, tag, { minimumFractionDigits: 2 }),
        formatAmount(wire, tag, { symbol: '$' }),
      ])
        expect(readAmount(text, tag, { symbol: '$' })).toEqual({ kind: 'amount', value: wire })
    }),
  )
})

it('makes an amount only of the digits that were typed, whatever was typed', () => {
  const typed = fc.string({
    unit: fc.constantFrom(...'0123456789.,\u066b\u066c \u2019-a$៛٣３'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(typed, fc.constantFrom(...locales), (text, { tag }) => {
      const read = readAmount(text, tag)
      if (read.kind !== 'amount') return
      expect(read.value).toMatch(/^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/)
      const digits = text.replace('٣', '3').replace(/٣/g, '3').replace(/３/g, '3').replace(/\D/g, '')
      expect(read.value.replace(/\D/g, '').replace(/^0+/, '')).toBe(digits.replace(/^0+/, ''))
    }),
    { numRuns: 500 },
  )
})
