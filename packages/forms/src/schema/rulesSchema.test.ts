import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileRules, type RegisterRules } from '../compiler/index.ts'
import { exampleRules, hostileRules } from '../register/exampleRules.ts'
import { rulesSchema } from './index.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme-ascii' }),
  fc.constantFrom(
    '',
    ' ',
    'sokdara1',
    'ខ្មែរ',
    '០១២៣៤៥៦៧៨',
    '012 345 678',
    'a@b.co',
    'a\u200bb',
    '\u202eabc',
    '\ud800',
    'x'.repeat(3000),
  ),
)
const value = fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.anything() })

test.each<[string, RegisterRules]>([
  ['example', exampleRules],
  ['hostile', hostileRules],
])(
  'the schema and the check agree on every payload (%s rules)',
  (_name, rules) => {
    const compiled = compileRules(rules, { terms: true })
    const schema = rulesSchema(rules, { terms: true })
    const payload = fc.record(Object.fromEntries(compiled.fields.map(({ name }) => [name, value])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(payload, (values) => {
        // What a browser sends arrives as JSON.
        const arrived = JSON.parse(JSON.stringify(values)) as Record<string, unknown>
        const issues = schema.safeParse(arrived).error?.issues ?? []
        const told = issues.map((issue) => ({
          field: issue.path[0],
          code: issue.message,
          params: issue.code === 'custom' ? issue.params : undefined,
        }))
        expect(told).toEqual(compiled.check(arrived))
      }),
      { numRuns: 1000 },
    )
  },
  60_000,
)
