import { describe, expect, test } from 'vitest'
import { compileRules, java, type RegisterRules } from './index.ts'

/** A rule as it might arrive: anything may stand where something is expected. */
const rule = (settings: Record<string, unknown> = {}): unknown => ({
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
  ...settings,
})
const pattern = (acceptedPattern: unknown) => ({
  username: rule({ acceptedPattern }),
  email: rule({ patternId: 4 }),
})
const lengths = (minLength: unknown, maxLength: unknown) => ({
  username: rule({ minLength, maxLength }),
  email: rule({ patternId: 4 }),
})
const throwing = () => {
  throw new Error('not to be read')
}
const both = ['username', 'email']
const wide = (many: number) =>
  Array.from({ length: many }, (_, index) => `[${String.fromCharCode(0x4e00 + index * 7)}-\u9fff]`).join('|')
const distinct = String.fromCodePoint(...Array.from({ length: 2000 }, (_, index) => 0x4e00 + index * 7))

/** What a hostile pattern is tried on: 2,000 characters each, the maximum that is looked at. */
const texts = [
  `${'a'.repeat(1999)}!`,
  'ab'.repeat(1000),
  'x'.repeat(2000),
  distinct,
  '\ud800'.repeat(2000),
  '\u202e\u200b'.repeat(1000),
  'e\u0301'.repeat(1000),
  '០'.repeat(2000),
  'ខ្'.repeat(1000),
  '😀'.repeat(2000),
]

const cases: [name: string, rules: unknown, fields: string[], report: string[]][] = [
  ['nested repeats', pattern('^(a+)+$'), both, []],
  ['repeated choices', pattern('^(a|aa)+$'), both, []],
  ['repeated anything', pattern('^(.*)*x$'), both, []],
  ['repeats in a look-ahead', pattern('^(?=(a*)*$)a+$'), both, []],
  ['a choice long ago', pattern('(?:a|b)*a(?:a|b){40}'), both, []],
  ['many optional', pattern('(?:a?){200}'), both, []],
  ['many sets', pattern(`(?:${wide(40)})*`), both, []],
  ['too many sets', pattern(`(?:${wide(150)})*`), both, ['username pattern tooLarge']],
  ['an open set', pattern('^[a-z'), both, ['username pattern syntax']],
  ['flags within', pattern('(?i)x'), both, ['username pattern (?i)']],
  ['POSIX class', pattern('[[:alpha:]]+'), both, ['username pattern posixClass']],
  ['possessive', pattern('[a-z]++'), both, ['username pattern ++']],
  ['possessive within', pattern('[a-z]++[a-z]'), both, ['username pattern possessive']],
  ['quoted', pattern('\\Qa.b\\E'), both, ['username pattern \\Qa.b\\E']],
  ['a script in Java’s words', pattern('\\p{IsThai}'), both, ['username pattern \\p{IsThai}']],
  ['a back-reference', pattern('(a)\\1'), both, ['username pattern backReference']],
  ['a lone surrogate', pattern('\ud800+'), both, []],
  ['zero-width and bidi', pattern('^\u200b\u202e$'), both, []],
  ['a megabyte', pattern('x'.repeat(1_048_576)), both, ['username pattern tooLong']],
  ['a megabyte of brackets', pattern('('.repeat(1_048_576)), both, ['username pattern tooLong']],
  ['no text', pattern({ source: 'a' }), both, ['username pattern syntax']],
  ['min above max', lengths(9, 3), both, ['username length minAboveMax']],
  ['nothing fits', lengths(0, 0), both, ['username length minAboveMax']],
  ['negative', lengths(-4, -1), both, ['username length outOfRange', 'username length outOfRange']],
  ['huge', lengths(1e12, 2 ** 60), both, ['username length outOfRange', 'username length outOfRange']],
  [
    'not numbers',
    lengths(Number.NaN, 'ten'),
    both,
    ['username length outOfRange', 'username length outOfRange'],
  ],
  ['numbers as text', lengths('3', '9'), both, ['username length outOfRange', 'username length outOfRange']],
  ['fractions', lengths(1.5, 2.5), both, ['username length outOfRange', 'username length outOfRange']],
  [
    'an unknown pattern',
    { ...pattern(null), username: rule({ patternId: 99 }) },
    both,
    ['username patternId unknownPattern'],
  ],
  [
    'a pattern by name',
    { ...pattern(null), username: rule({ patternId: 'email' }) },
    both,
    ['username patternId unknownPattern'],
  ],
  [
    'null everywhere',
    { username: null, email: rule({ acceptedPattern: null, maxLength: undefined }) },
    ['email'],
    ['username field notARule'],
  ],
  [
    'lists and words for rules',
    { username: [], password: '*', email: rule() },
    ['email'],
    ['username field notARule', 'password field notARule'],
  ],
  [
    'a field nobody knows',
    { ...pattern(null), favouriteColour: rule() },
    [...both, 'favouriteColour'],
    ['favouriteColour field unknownField'],
  ],
  ['a name with a space', { ...pattern(null), 'a b': rule() }, both, ['a b field badName']],
  [
    'names that mean something to the engine',
    {
      ...pattern(null),
      constructor: rule(),
      toString: rule(),
    },
    both,
    ['constructor field badName', 'toString field badName'],
  ],
  [
    '__proto__ as a key',
    JSON.parse('{"__proto__":{"enabled":true},"username":{"enabled":true}}'),
    ['username'],
    ['__proto__ field badName'],
  ],
  ['enabled in words', { username: rule({ enabled: 'true' }), email: rule({ enabled: 1 }) }, [], []],
  [
    'a rule that does not let itself be read',
    {
      username: {
        get enabled() {
          return throwing()
        },
      },
      email: rule(),
    },
    ['email'],
    ['username field notARule'],
  ],
  [
    'a field that does not',
    {
      get username() {
        return throwing()
      },
      email: rule(),
    },
    ['email'],
    ['username field notARule'],
  ],
  ['settings that do not', new Proxy({}, { ownKeys: throwing }), [], []],
  [
    'a rule that brings more',
    { username: rule({ kind: 'images', options: 7, equals: 'email', when: { field: 'x' } }), email: rule() },
    both,
    [],
  ],
  ['null', null, [], []],
  ['a list', [rule()], [], []],
  ['a word', 'rules', [], []],
  ['a number', 7, [], []],
]

describe('rules that no form should survive', () => {
  test.each(cases)('%s', (_name, rules, fields, report) => {
    const compiled = compileRules(rules as RegisterRules, { dialect: java })
    expect(compiled.fields.map(({ name }) => name)).toEqual(fields)
    expect(compiled.report.map(({ field, part, reason }) => `${field} ${part} ${reason}`)).toEqual(report)
    // The other field works as ever.
    if (fields.includes('email')) {
      expect(compiled.check({ email: 'a@b.co' }, ['email'])).toEqual([])
      expect(compiled.check({}, ['email'])).toEqual([
        expect.objectContaining({ field: 'email', code: 'required' }),
      ])
    }
    for (const odd of [...texts, Number.NaN, [], {}, null, undefined, Symbol.iterator, throwing, 1n]) {
      expect(Array.isArray(compiled.check({ username: odd, email: odd, favouriteColour: odd }))).toBe(true)
    }
  })

  test('a field whose rule cannot be used takes what the platform may still refuse', () => {
    for (const unusable of ['^[a-z', '[a-z]++[a-z]', '(a)\\1', 'x'.repeat(1_048_576)]) {
      expect(
        compileRules(pattern(unusable) as RegisterRules, { dialect: java }).check({ username: 'b' }, [
          'username',
        ]),
      ).toEqual([])
    }
  })

  test('5,000 fields: a hundred are shown, and it is said', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, rule()]))
    const { fields, report, check } = compileRules({ username: rule(), ...many } as RegisterRules)
    expect(fields).toHaveLength(100)
    expect(report.at(-1)).toMatchObject({ field: 'field99', reason: 'tooManyFields' })
    expect(check({})).toHaveLength(100)
  })

  test.each(cases)('%s: no key blocks', (_name, rules) => {
    // Each text is met by rules that have never run; the fastest of a few, and a bound far above the 5 ms that the bench
    // looks at: a busy machine does not fail the test, and a pattern that runs away takes minutes.
    for (const username of texts) {
      const times = Array.from({ length: 5 }, () => {
        const { check } = compileRules(rules as RegisterRules, { dialect: java })
        const began = performance.now()
        check({ username }, ['username'])
        return performance.now() - began
      })
      expect({
        text: username.slice(0, 4),
        slow: Math.min(...times) >= 50 ? Math.min(...times) : false,
      }).toMatchObject({ slow: false })
    }
  })
})
