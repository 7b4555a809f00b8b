import { describe, expect, it } from 'vitest'
import { type PhoneCountry, readPhone } from './numbers.ts'

const countries: PhoneCountry[] = [
  { code: 'KH', name: 'Cambodia', dialCode: '+855', minLength: 8, maxLength: 9 },
  { code: 'US', name: 'United States', dialCode: '1' },
  { code: 'CA', name: 'Canada', dialCode: '+1' },
  { code: 'JM', name: 'Jamaica', dialCode: '+1 876' },
  { code: 'XX', name: 'Nowhere', dialCode: '' },
]

describe('a number as it is typed or pasted', () => {
  it.each([
    ['012 345 678', 'KH', '012345678'],
    ['(012) 345-678', 'KH', '012345678'],
    ['០១២៣៤៥៦៧៨', 'KH', '012345678'],
    ['+855 12 345 678', 'KH', '12345678'],
    ['+855 012 345 678', 'KH', '012345678'],
    ['\u202a+855 12 345 678\u202c', 'KH', '12345678'],
    ['＋855 12', 'KH', '12'],
    ['+1 416 555 0100', 'US', '4165550100'],
    ['+1 876 555 0100', 'JM', '5550100'],
    ['012+855 12', 'KH', '12'],
    ['00855 12', 'KH', '12'],
    ['001 876 555 0100', 'JM', '5550100'],
    ['855 12 345 678', 'KH', '12345678'],
    ['855 012 345 678', 'KH', '012345678'],
    // As long as a number of the country may be: it is one.
    ['855 123 456', 'KH', '855123456'],
    ['０１２／３４５－６７８', 'KH', '012345678'],
    ['٠١٢ ٣٤٥ ٦٧٨', 'KH', '012345678'],
    ['', 'KH', ''],
  ])('%j is of %s: %s', (text, country, number) => {
    expect(readPhone(text, 'KH', countries)).toEqual({ country, number })
  })

  it.each(['abc', '012 345 678 ext 9', '0800-FLOWERS', '01234567²', '012345678, 098765432', '*100#'])(
    '%j is no number, and nothing of it is left out',
    (text) => expect(readPhone(text, 'KH', countries, true)).toBeUndefined(),
  )

  it('stays with the present country among those that share a dial code', () => {
    expect(readPhone('+14165550100', 'CA', countries)?.country).toBe('CA')
    expect(readPhone('+18765550100', 'CA', countries)?.country).toBe('JM')
  })

  it('waits for the end of a dial code, and accepts no unassigned one', () => {
    const read = (text: string, whole?: boolean) => readPhone(text, 'KH', countries, whole)?.country
    expect(['+', '+8', '+85', '+1', '+187', '+999123', '00', '0085'].map((text) => read(text))).toEqual(
      Array(8).fill(undefined),
    )
    expect(['+855', '+1876', '855', '0'].map((text) => read(text))).toEqual(['KH', 'JM', 'KH', 'KH'])
    expect([read('+1', true), read('+999', true), read('+', true)]).toEqual(['US', undefined, undefined])
  })
})
