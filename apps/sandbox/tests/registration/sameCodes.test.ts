import type { CallInput, register, WireFieldProblem } from '@baize/api/contract'
import { compileRules, holds, normaliseValue, patterns, type RegisterRules } from '@baize/forms/compiler'
import { compileMethod } from '@baize/forms/register/rules'
import { dayAt } from '@baize/platform/records/days.ts'
import { defaultRules } from '@baize/platform/registration/rules.ts'
import { registrationProblems } from '@baize/platform/registration/rulesOf.ts'
import type { Settings } from '@baize/platform/settings.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSandboxSettings } from '../../src/settings.ts'
import { startTestPlatform, type TestPlatform, testKey } from '../http/testing.ts'

type Body = CallInput<typeof register>['body']
type Received = Parameters<typeof registrationProblems>[2]

const base = {
  registerUrl: 'http://localhost:4301/register',
  domain: 'localhost',
  registerMethod: 'WEB',
  termsVersion: '2026-11-01',
  termsLanguage: 'km',
} as const
const good: Record<string, string> = {
  username: 'Chanthy2026',
  password: 'Some-pass-99',
  confirmPassword: 'Some-pass-99',
  paymentPassword: '135790',
  nickname: 'ចាន់ធី',
  email: 'chanthy@example.com',
  mobileNum: '012 345 678',
}
const names = Object.keys(defaultRules)

/** Texts that people, browsers and attackers send; many miss a rule by a little. */
const piece = fc.oneof(
  fc.constantFrom(
    ...Object.values(good),
    'a',
    'A1',
    '0',
    '៥',
    '１',
    ' ',
    '\u3000',
    '@',
    '.',
    '-',
    '!',
    'ខ្មែរ',
    'é',
    'e\u0301',
  ),
  fc.constantFrom(
    '\u200b',
    '\u202e',
    '\u2066',
    '\u2069',
    '\ufeff',
    '\0',
    '\ud800',
    '\udc00',
    '😀',
    '\r\n',
    '\u2028',
    '\u3164',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const typed = (longest: number) =>
  fc
    .oneof(
      { weight: 8, arbitrary: fc.array(piece, { maxLength: 4 }).map((parts) => parts.join('')) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 70 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 9000 }).map((length) => 'a'.repeat(length)) },
      { weight: 1, arbitrary: fc.constant('') },
    )
    .filter((text) => text.length <= longest)
const filled = (longest: number) =>
  fc.record(
    Object.fromEntries(
      names.map((name) => [name, fc.oneof(fc.constant(good[name] ?? ''), typed(longest))]),
    ) as Record<string, fc.Arbitrary<string>>,
  )

/** What a form sends: each value as it was checked, what is empty left out, as JSON. */
function sent(rules: RegisterRules, values: Readonly<Record<string, string>>): Record<string, string> {
  const body: Record<string, string> = {}
  for (const field of compileRules(rules, { terms: true }).fields) {
    const value = holds(field, values) ? values[field.name] : undefined
    const normalised = value === undefined ? '' : normaliseValue(field, value)
    if (normalised !== '') body[field.name] = normalised
  }
  return JSON.parse(JSON.stringify(body)) as Record<string, string>
}

const told = (problems: readonly Pick<WireFieldProblem, 'field' | 'code' | 'params'>[]) =>
  problems
    // What only the platform knows: common passwords, names that are not what they look like.
    .filter(({ code }) => !['common', 'reserved', 'disguised'].includes(code))
    .map(({ field, code, params = {} }) => ({ field, code, params }))

/** Whether a value has neither NUL nor halves of surrogate pairs, which no database stores. */
const canBeKept = (value: unknown) =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))

function compare(settings: Settings, values: Readonly<Record<string, string>>, termsAccepted: boolean): void {
  const now = new Date()
  const form = compileMethod('username', settings.registerRules, {
    verifyMobile: true,
    mobilePassword: true,
    captcha: true,
    matching: 'whole',
    minimumAge: settings.brand.minimumAge,
    today: dayAt(now, settings.brand.gmtOffsetMinutes),
  })
  const inBrowser = told(form.check({ ...values, terms: termsAccepted }))
  const body = { ...base, ...sent(settings.registerRules, values), termsAccepted } as Received
  expect(told(registrationProblems(settings, 'username', body, now))).toEqual(inBrowser)
  // As it was typed, past the form: the same again.
  const raw = { ...base, ...values, termsAccepted } as Received
  expect(told(registrationProblems(settings, 'username', raw, now))).toEqual(inBrowser)
  // What was accepted is kept as it was sent.
  const again = sent(settings.registerRules, sent(settings.registerRules, values))
  expect(again).toEqual(sent(settings.registerRules, values))
}

const hostile = [
  '^(a+)+$',
  '(a|aa)+',
  '^[a-z',
  '(?i)[a-z]+',
  '[a-z]++',
  '[a-z]++a',
  '\\Qa.b\\E',
  '\\p{IsThai}+',
  '(.)\\1',
  '(?=.*\\d)^.+$',
  '^(?=.*\\d).+$',
  '\ud800',
  '^\u200b$',
  'x'.repeat(5000),
]
const ruleSets: [string, RegisterRules][] = [
  ['of the sandbox', defaultRules],
  ...[...patterns.map(({ source }) => source), ...hostile].map(
    (acceptedPattern, index): [string, RegisterRules] => [
      `with ${acceptedPattern.slice(0, 40)}`,
      {
        ...defaultRules,
        username: { ...defaultRules.username, acceptedPattern, patternId: (index % 24) + 1 },
        nickname: { ...defaultRules.nickname, acceptedPattern, minLength: 3, maxLength: index % 2 ? 12 : -1 },
        email: {
          ...defaultRules.email,
          acceptedPattern: null,
          patternId: (index % 24) + 1,
          minLength: 9,
          maxLength: 3,
        },
      } as RegisterRules,
    ],
  ),
]

describe('browser and platform', () => {
  test.each(ruleSets)('find the same problems by rules %s', (_name, registerRules) => {
    const settings: Settings = { ...readSandboxSettings({}), registerRules }
    fc.assert(
      fc.property(filled(9000), fc.boolean(), (values, terms) => compare(settings, values, terms)),
      { numRuns: registerRules === defaultRules ? 1500 : 100 },
    )
  })
})

describe('the register call', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ work: false, env: { LIMIT_REGISTRATIONS: '1000000' } })
  })
  afterAll(() => platform?.close())

  test('returns the codes that the form found', async () => {
    const form = compileRules(defaultRules, { terms: true })
    let refused = 0
    // The contract takes texts of at most 256 units; a form's own rules are narrower.
    await fc.assert(
      fc.asyncProperty(filled(256), fc.boolean(), async (values, termsAccepted) => {
        const inBrowser = told(form.check({ ...values, terms: termsAccepted }))
        if (inBrowser.length === 0) return
        refused++
        const body = { ...base, ...sent(defaultRules, values), termsAccepted } as Body
        const { envelope } = await platform.call('register', { body }, { key: testKey() })
        expect(envelope.code).toBe('invalidFields')
        const answered = told(envelope.problems ?? [])
        if (Object.values(body).every(canBeKept)) expect(answered).toEqual(inBrowser)
        else {
          // No call takes such a text: all of these fields are named before the rules are asked.
          const named = Object.entries(body).filter(([, value]) => !canBeKept(value))
          expect(answered).toEqual(named.map(([field]) => ({ field, code: 'characters', params: {} })))
          expect(inBrowser).toMatchObject(
            expect.arrayContaining(
              answered.map(({ field, code }) => expect.objectContaining({ field, code })),
            ),
          )
        }
      }),
      { numRuns: 150 },
    )
    expect(refused).toBeGreaterThan(50)
  })

  test('keeps what the form accepted, as it was sent', async () => {
    const values = {
      ...good,
      username: '  Chanthy2026 ',
      nickname: '\u202eចាន់\u200bធី ',
      mobileNum: '០១២-៣៤៥ ៦៧៨',
    }
    const body = { ...base, ...sent(defaultRules, values), termsAccepted: true } as Body
    expect((await platform.call('register', { body }, { key: testKey() })).status).toBe(200)
    const member = await platform.platform.db
      .selectFrom('member')
      .selectAll()
      .where('account_key', '=', 'chanthy2026')
      .executeTakeFirstOrThrow()
    expect(member.nickname).toBe('ចាន់\u200bធី')
    expect(member.profile).toMatchObject({ mobileNum: '012345678' })
  })
})
