import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleRules, hostileRules } from '../register/exampleRules.ts'
import {
  compileFields,
  compileRules,
  java,
  normaliseValue,
  type RegisterRule,
  type RegisterRules,
  usernameFromMobile,
} from './index.ts'

const rule = (settings: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
  ...settings,
})
const codes = (rules: RegisterRules, values: Record<string, unknown>, names?: string[]) =>
  compileRules(rules)
    .check(values, names)
    .map(({ field, code }) => `${field} ${code}`)

describe('compiled rules', () => {
  test('describe the enabled fields in the order of the form', () => {
    const { fields, report } = compileRules(exampleRules, { terms: true })
    expect(fields.map(({ name }) => name)).toEqual([
      'username',
      'mobileNum',
      'password',
      'confirmPassword',
      'payeeName',
      'email',
      'terms',
    ])
    expect(fields[0]).toEqual({
      name: 'username',
      kind: 'text',
      autocomplete: 'username',
      inputMode: 'text',
      order: 0,
      required: true,
      min: 6,
      max: 16,
      patternId: 2,
    })
    expect(report).toEqual([])
  })

  test('name every failing field once, with what its message needs', () => {
    const problems = compileRules(exampleRules, { terms: true }).check({
      username: '1abcdef',
      mobileNum: '12',
      password: 'short',
      confirmPassword: 'other',
      email: '',
      payeeName: '  ',
    })
    expect(problems).toEqual([
      { field: 'username', code: 'pattern', params: { patternId: 2, min: 6, max: 16 } },
      { field: 'mobileNum', code: 'pattern', params: { patternId: 22 } },
      { field: 'password', code: 'tooShort', params: { length: 5, patternId: 1, min: 8, max: 64 } },
      { field: 'confirmPassword', code: 'mismatch', params: { patternId: 1, min: 8, max: 64 } },
      { field: 'payeeName', code: 'required', params: { patternId: 23, min: 2, max: 50 } },
      { field: 'terms', code: 'terms', params: {} },
    ])
  })

  test('check only the fields that are requested, and those that repeat them', () => {
    const values = { username: '1', password: 'ab', confirmPassword: 'x' }
    expect(codes(exampleRules, values, ['username'])).toEqual(['username tooShort'])
    expect(codes(exampleRules, values, ['password'])).toEqual([
      'password tooShort',
      'confirmPassword mismatch',
    ])
    expect(codes(exampleRules, { ...values, confirmPassword: '' }, ['password'])).toEqual([
      'password tooShort',
    ])
  })

  test('count characters as people do: code points of the NFC form', () => {
    const four = { nickname: rule({ minLength: 1, maxLength: 4 }) }
    expect(codes(four, { nickname: '😀😀😀😀' })).toEqual([])
    expect(codes(four, { nickname: 'e\u0301'.repeat(4) })).toEqual([])
    expect(codes(four, { nickname: '😀😀😀😀😀' })).toEqual(['nickname tooLong'])
    expect(codes({ nickname: rule({ minLength: 2, required: false }) }, { nickname: '' })).toEqual([])
  })

  test('accept anything for a star, and use the id where there is no pattern', () => {
    expect(codes({ nickname: rule({ acceptedPattern: '*', patternId: 7 }) }, { nickname: 'abc' })).toEqual([])
    expect(codes({ nickname: rule({ patternId: 7 }) }, { nickname: 'abc' })).toEqual(['nickname pattern'])
  })

  test('match the whole value by default', () => {
    const digits = { nickname: rule({ acceptedPattern: '[0-9]+' }) }
    expect(codes(digits, { nickname: 'a1' })).toEqual(['nickname pattern'])
    expect(compileRules(digits, { matching: 'find' }).check({ nickname: 'a1' })).toEqual([])
  })

  test.each([
    ['lone surrogates', 'ab\ud800cdef'],
    ['NUL', 'abc\0def'],
    ['a number', 123_456],
    ['a list', ['abcdef']],
  ])('refuse %s', (_name, username) => {
    expect(codes({ username: rule({ acceptedPattern: '*' }) }, { username })).toEqual(['username characters'])
  })

  test('hold money between its bounds without floats', () => {
    const { check } = compileFields([
      { name: 'amount', kind: 'amount', required: true, minAmount: '0.30', maxAmount: '900719925474.99' },
    ])
    const code = (amount: string) => check({ amount })[0]?.code
    expect(['0.30', '1000.50', ' 50 ', '900719925474.99'].map(code)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    // The field reads what is typed, by the page's language; here it is a decimal string or none.
    expect(['1,000.50', '100,00', '1 000', '៥០'].map(code)).toEqual(['amount', 'amount', 'amount', 'amount'])
    expect(['0.29', '900719925475', '1.', '-1', '1e3', '0', '.5'].map(code)).toEqual([
      'amountTooLow',
      'amountTooHigh',
      'amount',
      'amount',
      'amount',
      'amount',
      'amount',
    ])
  })

  test.each([
    ['mobile', '០១២ ៣៤៥-៦៧៨', '012345678'],
    ['mobile', '+855 (12) 345.678', '+85512345678'],
    ['email', ' \u200bｄara.s\u2060ok＠example.com\u00a0', 'dara.sok@example.com'],
    ['email', '\u202adara@exam\u00adple.com\u202c', 'dara@example.com'],
    ['code', '１２ ３\u200b４', '1234'],
    ['text', '  e\u0301\u200b ', 'é\u200b'],
    ['password', ' e\u0301 ', ' é '],
  ] as const)('read %s %j as %j', (kind, typed, read) => {
    expect(normaliseValue({ kind }, typed)).toBe(read)
    expect(normaliseValue({ kind }, read)).toBe(read)
  })

  test('make the user name of a mobile number', () => {
    expect(usernameFromMobile('០០12 345')).toBe('12345')
  })
})

describe('hostile rules', () => {
  test('disable what cannot be used, keep the rest, and are reported', () => {
    const { report, check } = compileRules(hostileRules, { dialect: java })
    expect(report.map(({ field, part, reason }) => `${field} ${part} ${reason}`)).toEqual([
      'favouriteColour field unknownField',
      'password length minAboveMax',
      'nickname length outOfRange',
      'nickname length outOfRange',
      'password patternId unknownPattern',
      'password pattern syntax',
      'nickname pattern (?i)',
      'nickname pattern ++',
      'email pattern backReference',
      'favouriteColour pattern tooLong',
    ])
    const good = { username: 'aaaaaa', password: '1', nickname: 'ABC', favouriteColour: 'green' }
    expect(check(good)).toEqual([])
    expect(check({ ...good, username: 'aaaaab', nickname: 'A1' }).map(({ code }) => code)).toEqual([
      'pattern',
      'pattern',
    ])
  })

  test('with 5,000 fields, null, and names that mean something to the engine, leave a form that works', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, rule()]))
    expect(compileRules({ username: rule(), ...many }).fields).toHaveLength(100)
    const odd = JSON.parse(
      '{"__proto__":{"enabled":true},"constructor":{"enabled":true},"a b":{"enabled":true},"x":null,"y":[],"z":"*","username":{"enabled":true,"required":null,"acceptedPattern":7,"patternId":"x","minLength":"a","maxLength":{}}}',
    )
    const { fields, report, check } = compileRules(odd)
    expect(fields.map(({ name }) => name)).toEqual(['username'])
    expect(report).not.toHaveLength(0)
    expect(check({ username: 'anything' })).toEqual([])
    for (const nothing of [null, undefined, 7, 'rules', []]) {
      expect(compileRules(nothing as unknown as RegisterRules).check({})).toEqual([])
    }
  })

  test('never throw, whatever they hold and whatever is checked', () => {
    const patterns = [
      '*',
      '',
      '^(a+)+$',
      '^[a-z',
      '(?i)x',
      '[a-z]++',
      '\\Qx\\E',
      '\\p{IsThai}+',
      '(?=a)a',
      '(.*)*',
      '\\',
      '[',
      '(?:',
    ]
    const anyRule = fc.record(
      {
        enabled: fc.constantFrom(true, true, false, null),
        required: fc.boolean(),
        acceptedPattern: fc.oneof(
          fc.constantFrom<string | null>(...patterns, null),
          fc.string(),
          fc.anything(),
        ),
        patternId: fc.oneof(fc.integer({ min: -1, max: 30 }), fc.anything()),
        minLength: fc.oneof(fc.integer(), fc.anything()),
        maxLength: fc.oneof(fc.integer(), fc.anything()),
      },
      { requiredKeys: [] },
    )
    const names = fc.oneof(
      fc.constantFrom(
        'username',
        'password',
        'confirmPassword',
        'email',
        'mobileNum',
        'captcha',
        'birthday',
        'terms',
      ),
      fc.string(),
    )
    const values = fc.dictionary(names, fc.oneof(fc.string({ unit: 'binary' }), fc.anything()))
    fc.assert(
      fc.property(fc.dictionary(names, anyRule), values, (rules, given) => {
        const compiled = compileRules(rules as unknown as RegisterRules, { terms: true, dialect: java })
        compiled.check(given)
        expect(Array.isArray(compiled.report)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  }, 60_000)

  test.each([{ toString: false }, '7', [7], true, Number.NaN, 1.5, 25])(
    'a patternId that is %j names no pattern and is noted',
    (patternId) => {
      const rules = { username: { ...rule({}), patternId } } as unknown as RegisterRules
      const compiled = compileRules(rules)
      expect(compiled.check({ username: 'dara' })).toEqual([])
      expect(compiled.report).toContainEqual(expect.objectContaining({ part: 'patternId' }))
    },
  )

  test.each(['^(a+)+$', '^(a|aa)+$', '(.*)*x', '^(?=(a*)*$)a+$', '(?:a|b)*a(?:a|b){40}', '(?:a?){200}'])(
    '%s checks in no time that a person would notice',
    (acceptedPattern) => {
      const { check } = compileRules({ username: rule({ acceptedPattern, maxLength: 1e9 }) })
      const texts = [
        `${'a'.repeat(1999)}!`,
        'ab'.repeat(1000),
        'aab'.repeat(600),
        '!'.repeat(1_000_000),
        'a'.repeat(40),
      ]
      check({ username: 'aab' })
      const times = texts.map((username) => {
        const runs = Array.from({ length: 5 }, () => {
          const began = performance.now()
          check({ username })
          return performance.now() - began
        })
        return Math.min(...runs)
      })
      expect(Math.max(...times)).toBeLessThan(50)
    },
  )
})
