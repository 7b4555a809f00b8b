import { compileFields, normaliseValue } from '@baize/forms/compiler'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAccountNumber } from './banks.ts'

it.each([
  ['000 123 456', '000123456'],
  ['0012-3456\u201178', '0012345678'],
  ['០០០ ១២៣ ៤៥៦', '000123456'],
  ['٠٠٠١٢٣٤٥٦', '000123456'],
  ['０００－１２３－４５６', '000123456'],
  ['\u202a4111 1111 1111 1111\u202c', '4111111111111111'],
])('%j is the account %s', (typed, number) => expect(readAccountNumber(typed)).toEqual({ number }))

it.each([
  ['', 'required'],
  ['12 34', 'pattern'],
  ['12345678A', 'pattern'],
  ['123,456', 'pattern'],
  ['12345²', 'pattern'],
  ['-123456', 'pattern'],
] as const)('%j is none: %s', (typed, code) => expect(readAccountNumber(typed)).toMatchObject({ code }))

it('reads a number as the page’s form did', () => {
  const form = compileFields([
    { name: 'bankAccountNumber', required: true, patternId: 7, minLength: 6, maxLength: 20 },
  ])
  const [field] = form.fields
  if (!field) throw new Error('no field')
  const pieces = fc.constantFrom(...'0123456789០៥٣５ -.\u2011\u200b', 'A', '²', ',')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
      const bankAccountNumber = parts.join('')
      const { number, code } = readAccountNumber(bankAccountNumber)
      expect(form.check({ bankAccountNumber }).length > 0).toBe(code !== undefined)
      expect(number).toBe(normaliseValue(field, bankAccountNumber))
    }),
    { numRuns: 2000 },
  )
})
