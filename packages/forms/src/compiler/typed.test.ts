import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileFields, compileRules, type FieldRule, normaliseValue, type RegisterRule } from './index.ts'

const rule = (settings: Partial<RegisterRule>): RegisterRule => ({
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
  ...settings,
})

/** What a field makes of a typed text: the value that is sent, or the problem. */
function readAs(field: FieldRule, typed: string): string {
  const compiled = compileFields([{ required: true, ...field }])
  const [problem] = compiled.check({ [field.name]: typed })
  const [description] = compiled.fields
  return problem ? `!${problem.code}` : description ? normaliseValue(description, typed) : '?'
}

const account: FieldRule = { name: 'bankAccountNumber', patternId: 7, minLength: 6, maxLength: 20 }
const iban: FieldRule = { name: 'iban', grouped: true, acceptedPattern: '[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}' }
const identity: FieldRule = { name: 'idNumber', patternId: 5, minLength: 6, maxLength: 20 }
const pin: FieldRule = { name: 'paymentPassword', patternId: 7, minLength: 6, maxLength: 6 }
const mobile: FieldRule = { name: 'mobileNum', patternId: 22 }
const digits: FieldRule = { name: 'shirtNumber', patternId: 7 }
const count: FieldRule = { name: 'count', kind: 'number', minNumber: 0 }
const rate: FieldRule = { name: 'rate', kind: 'rate' }
const amount: FieldRule = { name: 'amount', kind: 'amount' }
const code: FieldRule = { name: 'verificationCode', patternId: 7, minLength: 6, maxLength: 6 }

describe('what people type is taken as they write it', () => {
  it.each<[field: FieldRule, typed: string, read: string]>([
    [account, '000 123 456', '000123456'],
    [account, '0012-3456-78', '0012345678'],
    [account, '0012\u20113456\u201378', '0012345678'],
    [account, '0012.3456.78', '0012345678'],
    [account, ' 4111 1111 1111 1111\u00a0', '4111111111111111'],
    [account, '000\u200b123\u2060456\ufeff', '000123456'],
    [account, '\u202a000123456\u202c', '000123456'],
    [account, '០០០ ១២៣ ៤៥៦', '000123456'],
    [account, '٠٠٠-١٢٣-٤٥٦', '000123456'],
    [account, '۰۰۰۱۲۳۴۵۶', '000123456'],
    [account, '０００　１２３－４５６', '000123456'],
    [account, '12 34', '!tooShort'],
    [account, '-123456', '!pattern'],
    [account, '123456-', '!pattern'],
    [account, '123456/7', '!pattern'],
    [account, '123,456', '!pattern'],
    [account, '12345²', '!pattern'],
    [account, '①②③④⑤⑥', '!pattern'],
    [account, '000 123 45O', '!pattern'],
    [account, ' \u200b ', '!required'],
    [iban, 'GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    [iban, 'ＧＢ２９ NWBK-6016-1331-9268-19', 'GB29NWBK60161331926819'],
    [identity, 'AB-123 456', 'AB123456'],
    [identity, '900101-14-5555', '900101145555'],
    [pin, '៤៨២៩១៣', '482913'],
    [pin, '٤٨٢٩١٣', '482913'],
    [pin, '４８２９１３', '482913'],
    [pin, '482 913', '!tooLong'],
    [digits, '៧', '7'],
    [digits, '1-2', '!pattern'],
    [digits, '-5', '!pattern'],
    [digits, '1.5', '!pattern'],
    [mobile, '012 345 678', '012345678'],
    [mobile, '(012) 345-678', '012345678'],
    [mobile, '+855 (12) 345 678', '+85512345678'],
    [mobile, '＋８５５ １２ ３４５ ６７８', '+85512345678'],
    [mobile, '០១២ ៣៤៥ ៦៧៨', '012345678'],
    [mobile, '٠١٢٣٤٥٦٧٨', '012345678'],
    [mobile, '012.345.678', '012345678'],
    [mobile, '012 345 678 ext 9', '!pattern'],
    [mobile, '0800-FLOWERS', '!pattern'],
    [mobile, '01234567²', '!pattern'],
    [{ name: 'whatsapp', patternId: 22 }, '+855 (12) 345-678', '+85512345678'],
    [{ name: 'whatsapp' }, '+855 (12) 345-678', '+855 (12) 345-678'],
    [code, '123 456', '123456'],
    [code, '១២៣៤៥៦', '123456'],
    [count, '1,234', '1234'],
    [count, '١٬٢٣٤', '1234'],
    [count, '1,5', '!number'],
    [count, '5²', '!number'],
    [rate, '١٫٥٪', '1.5'],
    [rate, '1.5 %', '1.5'],
    [rate, '1,5', '!rate'],
    [amount, '1234.5', '1234.5'],
    [amount, '1,234.50', '!amount'],
    [amount, '1,23', '!amount'],
    [amount, '1.234', '!amount'],
    [amount, '១២៣', '!amount'],
    [amount, '10k', '!amount'],
  ])('%o: %j is %s', (field, typed, read) => expect(readAs(field, typed)).toBe(read))

  it.each<[name: string, pattern: string | null, typed: string, codes: string[], read: string]>([
    ['a pattern that has no marks', '^[0-9]{6,20}$', '123-456', [], '123456'],
    ['a range is no mark', '^[A-Z0-9]+$', 'AB 123', [], 'AB123'],
    ['anything', '*', '123-456', [], '123456'],
    ['none', null, '123-456', [], '123456'],
    ['a pattern with a dash', '^\\d{3}-\\d{6}$', '123-456789', [], '123-456789'],
    ['a pattern with a dash, typed without', '^\\d{3}-\\d{6}$', '123456789', ['pattern'], '123456789'],
    ['a set with a dash', '^[0-9-]+$', '123-456', [], '123-456'],
    ['a pattern with white space', '^\\d+\\s\\d+$', '123 456', [], '123 456'],
    ['a set of all but spaces', '^[^ ]+$', '123 456', [], '123456'],
    ['a pattern that is none', '[[[-', '123 456', [], '123 456'],
  ])('%s: the operator’s rule is kept', (_name, acceptedPattern, typed, codes, read) => {
    const { check, fields } = compileRules({ bankAccountNumber: rule({ acceptedPattern }) })
    expect(check({ bankAccountNumber: typed }).map((problem) => problem.code)).toEqual(codes)
    expect(fields.map((field) => normaliseValue(field, typed))).toEqual([read])
  })

  it('a repeated secret may be typed in other digits than the first time', () => {
    const repeated = compileFields([
      { ...pin, kind: 'password' },
      { name: 'confirm', kind: 'password', equals: 'paymentPassword' },
    ])
    expect(repeated.check({ paymentPassword: '482913', confirm: '៤៨២៩១៣' })).toEqual([])
    expect(repeated.check({ paymentPassword: '482913', confirm: '៤៨២៩១៤' })).toMatchObject([
      { code: 'mismatch' },
    ])
  })
})

const pieces = fc.oneof(
  fc.constantFrom(...'0123456789AZ០៥٣٩۴５Ａ²½①㉑ -.–－\u2212/+()\u200b\u00ad\u202e\u3000\u3164e\u0301'),
  fc.string({ unit: 'binary', maxLength: 2 }),
)
const typed = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''))
const fields = [
  account,
  iban,
  identity,
  pin,
  digits,
  mobile,
  { name: 'whatsapp', patternId: 22 },
  code,
  count,
  rate,
]

describe('normalised once and for all', () => {
  it.each(fields)(
    '$name: twice changes nothing, and what is accepted stays accepted as it was read',
    (field) => {
      const compiled = compileFields([field])
      const [description] = compiled.fields
      if (!description) throw new Error('no field')
      fc.assert(
        fc.property(typed, (text) => {
          const once = normaliseValue(description, text)
          expect(normaliseValue(description, once)).toBe(once)
          // What a browser sends is what it checked: a second check returns the same.
          expect(compiled.check({ [field.name]: once })).toEqual(compiled.check({ [field.name]: text }))
        }),
        { numRuns: 3000 },
      )
    },
  )

  it.each([account, pin, digits, mobile, code])(
    '$name: no digit comes from anything but a digit',
    (field) => {
      const digitsIn = (text: string) => [...text.matchAll(/\p{Nd}/gu)].length
      fc.assert(
        fc.property(typed, (text) => {
          const read = readAs({ ...field, minLength: null, maxLength: null }, text)
          if (!read.startsWith('!')) expect(read.replace(/\D/g, '').length).toBe(digitsIn(text))
        }),
        { numRuns: 3000 },
      )
    },
  )
})
