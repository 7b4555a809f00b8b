import { describe, expect, test } from 'vitest'
import { table } from '../pattern-table/table.ts'
import { accepted } from './accepted.ts'
import { codePointLength, compilePattern, compileRules, type FieldDescription, patterns } from './index.ts'

describe('the 24 patterns', () => {
  test('are those of the specification, in the order of their ids', () => {
    expect(patterns).toEqual(table.patterns.map(({ id, regex }) => ({ id, source: regex })))
    expect(patterns).toHaveLength(24)
  })

  describe.each(table.patterns)('$id $key', ({ id, regex, accept, reject }) => {
    const engine = compilePattern(regex)
    const ours = (text: string) => engine.usable && engine.test(text)
    const rules = {
      field: {
        enabled: true,
        required: true,
        acceptedPattern: null,
        patternId: id,
        minLength: null,
        maxLength: null,
      },
    }
    const [field] = compileRules(rules).fields
    const byId = accepted(field as FieldDescription, { name: 'field', patternId: id }, {}, () => {})

    test.each(accept)('accepts %j', (text) => {
      expect([byId(text).matches, ours(text)]).toEqual([true, true])
    })
    test.each(reject)('refuses %j', (text) => {
      expect([byId(text).matches, ours(text)]).toEqual([false, false])
    })
    test('is checked, and named in the problem, when a rule has nothing but its id', () => {
      const compiled = compileRules(rules)
      const refused = reject.find((text) => text.trim() === text && text !== '' && !/[\0\ud800]/.test(text))
      if (refused) {
        expect(compiled.check({ field: refused })).toEqual([
          { field: 'field', code: 'pattern', params: { patternId: id } },
        ])
      }
      expect(compiled.check({ field: accept[0] })).toEqual(accept[0]?.trim() ? [] : [expect.anything()])
    })
  })

  test.each(table.lengthCases)('$text has $codePointsNFC characters', ({ text, codePointsNFC }) => {
    expect(codePointLength(text)).toBe(codePointsNFC)
  })
})
